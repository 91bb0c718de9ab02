# Stands for nginx's image where it cannot be pulled, as far as Apps/Compose uses that.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends nginx-light curl && rm -rf /var/lib/apt/lists/* \
  && rm /etc/nginx/sites-enabled/default
CMD ["nginx", "-g", "daemon off;"]
STOPSIGNAL SIGQUIT
