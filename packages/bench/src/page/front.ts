import { createServer, request, type Server, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What both pages wait for the API, so that a fast database here flatters neither. */
const apiMilliseconds = 30

const limitPage = (name: string) =>
  brotliCompressSync(readFileSync(join(import.meta.dirname, '..', '..', 'limit', name)))

/**
 * One door in front of the product and of the static limit: the same API, the same delay, the same wire.
 * `limit.localhost` gets the hand-written pages; every other host goes to the product.
 */
export function openFront(port: number, product: number): Promise<Server> {
  const pages = {
    '/my-reservation': limitPage('index.html'),
    '/auth/login': limitPage('sign-in.html'),
  } as Record<string, Buffer>
  const server = createServer((incoming, response) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/'
    const isLimit = incoming.headers.host?.startsWith('limit.')
    const page = isLimit ? pages[path] : undefined
    if (page) return html(response, page)
    const host = isLimit
      ? `palace.localhost:${product}`
      : (incoming.headers.host ?? '').replace(`:${port}`, `:${product}`)
    const forward = () => {
      const onward = request(
        {
          host: '127.0.0.1',
          port: product,
          path: incoming.url,
          method: incoming.method,
          headers: { ...incoming.headers, host },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        },
      )
      onward.on('error', () => response.destroy())
      incoming.pipe(onward)
    }
    return path.startsWith('/api/') ? void setTimeout(forward, apiMilliseconds) : forward()
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

function html(response: ServerResponse, page: Buffer): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': page.length,
    'cache-control': 'no-cache',
  })
  response.end(page)
}
