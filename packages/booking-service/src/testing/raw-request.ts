import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type Asking = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
export type RawReply = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request to a running service for one of its hosts, as a proxy would. */
export const rawRequest = (
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<RawReply> =>
  new Promise((resolve, failed) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const asking = request(
      // A connection of its own: a refused one must not be reused.
      { port, path, method, headers: { ...headers, ...length, host }, agent: false },
      (response) => {
        const { statusCode: status = 0, headers } = response
        text(response).then((body) => resolve({ status, headers, body }), failed)
      },
    )
    asking.on('error', failed)
    asking.end(body)
  })

/** Sends any text on a raw connection and reads the head of the answer. */
export const rawWords = (port: number, words: string): Promise<RawReply> =>
  new Promise((resolve, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(words))
    let heard = ''
    socket.on('data', (part) => {
      heard += part.toString('latin1')
      if (heard.includes('\r\n\r\n')) socket.end()
    })
    socket.on('error', failed)
    socket.on('close', () => {
      const [head = '', body = ''] = heard.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
      )
      resolve({ status: Number(first.split(' ')[1] ?? 0), headers, body })
    })
  })
