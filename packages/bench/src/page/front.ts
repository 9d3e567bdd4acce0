import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

/** What every page waits for the API, so that a fast database here flatters none. */
const apiMilliseconds = 30

const limitPage = (name: string) =>
  brotliCompressSync(readFileSync(join(import.meta.dirname, '..', '..', 'limit', name)))

/**
 * One door in front of the product and of the static limit: the same API, the same delay, the same line.
 * A brand's host is the product's; `limit.` before it gets the hand-written pages, over that brand's API.
 */
export function openFront(port: number, product: number): Promise<Server> {
  const limit: Partial<Record<string, Buffer>> = {
    '/auth/login': limitPage('sign-in.html'),
    '/my-reservation': limitPage('index.html'),
  }
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { url = '/', headers } = incoming
    const page = headers.host?.startsWith('limit.') ? limit[url] : undefined
    if (page) return html(response, page)
    if (url.startsWith('/api/')) await wait(apiMilliseconds)
    const host = headers.host?.replace(/^limit\./, '').replace(`:${port}`, `:${product}`)
    passOn(incoming, response, { port: product, host })
  }
  const server = createServer((incoming, response) => void answer(incoming, response))
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

type Product = { readonly port: number; readonly host: string | undefined }

function passOn(incoming: IncomingMessage, response: ServerResponse, { port, host }: Product): void {
  const { url: path, method, headers } = incoming
  const onward = request(
    { host: '127.0.0.1', port, path, method, headers: { ...headers, host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  incoming.pipe(onward)
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
