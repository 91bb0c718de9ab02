-- Neovim as a client of `inward lsp`: a person imports Data in Domain, ignores one of the findings, and takes all back,
-- without saving the file.
local client = vim.lsp.start_client({ cmd = { os.getenv('INWARD'), 'lsp' }, root_dir = vim.fn.getcwd() })
vim.cmd('edit Sources/Domain/Product.swift')
vim.lsp.buf_attach_client(0, client)

local function replace(first, last, lines) vim.api.nvim_buf_set_lines(0, first, last, true, lines) end

local function wait_for(...)
  local expected, found = vim.inspect({ ... }), nil
  local arrived = vim.wait(3000, function()
    found = vim.inspect(vim.tbl_map(function(diagnostic) return diagnostic.code end, vim.diagnostic.get(0)))
    return found == expected
  end)
  assert(arrived, 'expected findings of ' .. expected .. ', not ' .. found)
end

replace(0, 0, { 'import Data' })
wait_for('cycle', 'layer', 'undeclared')

vim.api.nvim_win_set_cursor(0, { 1, 7 })
local parameters = vim.lsp.util.make_range_params()
parameters.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics() }
local responses = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', parameters, 30000)
for _, action in ipairs(responses[client].result) do
  if action.title:find('finding of layer') then vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16') end
end
wait_for('ignore', 'cycle', 'layer', 'undeclared')
replace(0, 1, { '// inward:ignore layer: until Data is split' })
wait_for('cycle', 'undeclared')

replace(0, 2, {})
wait_for()
