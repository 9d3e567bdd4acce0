import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder on a port of this machine, as long as it is not closed; what stands beside a file compressed is handed out so. */
export async function serveFolder(
  folder: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(decodeURIComponent(pathname)))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    const compressed = `${file}.gz`
    const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) && existsSync(compressed)
    response.writeHead(200, {
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // Every picture opens the page anew: what was compiled and fetched for the last one is used again.
      'cache-control': 'max-age=3600',
    })
    createReadStream(isCompressed ? compressed : file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
