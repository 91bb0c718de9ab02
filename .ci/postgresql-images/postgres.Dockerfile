# Stands for PostgreSQL's image where it cannot be pulled, as far as Apps/Compose uses that.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-15 && rm -rf /var/lib/apt/lists/*
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV PGDATA=/var/lib/postgresql/data
RUN install --directory --owner postgres --mode 700 "$PGDATA"
VOLUME /var/lib/postgresql/data
COPY postgres.entrypoint /usr/local/bin/entrypoint
ENTRYPOINT ["bash", "/usr/local/bin/entrypoint"]
STOPSIGNAL SIGINT
