import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

/** What every page waits for the API, so that a fast database here flatters none. */
const apiMilliseconds = 30

const limitPage = (name: string): File => ({
  type: 'text/html; charset=utf-8',
  body: brotliCompressSync(readFileSync(join(import.meta.dirname, '..', '..', 'limit', name))),
})

type File = { readonly type: string; readonly body: Buffer }
type Files = Readonly<Partial<Record<string, File>>>

/** The yardsticks by the name before a brand's host: the limit, and the same drawn by React with nothing else. */
async function yardsticks(): Promise<Readonly<Partial<Record<string, Files>>>> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'react-alone.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const script = brotliCompressSync(outputFiles[0]?.contents ?? '')
  const react = limitPage('react.html')
  return {
    limit: { '/auth/login': limitPage('sign-in.html'), '/my-reservation': limitPage('index.html') },
    react: {
      '/auth/login': react,
      '/my-reservation': react,
      '/react-alone.js': { type: 'text/javascript; charset=utf-8', body: script },
    },
  }
}

/**
 * One door in front of the product and of the yardsticks: the same API, the same delay, the same line.
 * A brand's host is the product's; `limit.` or `react.` before it gets a yardstick's pages, over that brand's API.
 */
export async function openFront(port: number, product: number): Promise<Server> {
  const measured = await yardsticks()
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { url = '/', headers } = incoming
    const [name = '', ...brand] = headers.host?.split('.') ?? []
    const yardstick = measured[name]
    const file = yardstick?.[url]
    if (file) return send(response, file)
    if (url.startsWith('/api/')) await wait(apiMilliseconds)
    const toProduct = (address: string | undefined) => address?.replace(`:${port}`, `:${product}`)
    const host = toProduct(yardstick ? brand.join('.') : headers.host)
    // The service writes for pages of its own origin alone.
    const origin = toProduct(headers.origin)
    passOn(incoming, response, { port: product, headers: { ...headers, host, ...(origin && { origin }) } })
  }
  const server = createServer((incoming, response) => void answer(incoming, response))
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

type Product = { readonly port: number; readonly headers: IncomingHttpHeaders }

function passOn(incoming: IncomingMessage, response: ServerResponse, { port, headers }: Product): void {
  const { url: path, method } = incoming
  const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  incoming.pipe(onward)
}

function send(response: ServerResponse, { type, body }: File): void {
  response.writeHead(200, {
    'content-type': type,
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'no-cache',
  })
  response.end(body)
}
