import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Serves a built shell as the page asks for it: a file where there is one, else the page. No service behind it. */
export async function serveFolder(folder) {
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://shell.invalid')
    const file = extname(pathname) ? pathname : '/index.html'
    if (isOfTheService(pathname) || !existsSync(join(folder, file))) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] }).end(readFileSync(join(folder, file)))
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      }),
  }
}

export const isOfTheService = (path) => /^\/(api|identity|sites\.json)\b/.test(path)
