import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import { type RequestTimeouts, keepPace, usualTimeouts } from './request-timeouts.ts'
import type { Policy } from './http-env.ts'

type Listening = {
  readonly fetch: Parameters<typeof getRequestListener>[0]
  readonly port: number
  /** For requests answered before the service is called: invalid HTTP, no host, an unreadable address. */
  readonly policy: Policy
  readonly timeouts?: RequestTimeouts
}

/** Listens on a port. Node's own answers carry the policy of all others, and who sends too slowly is let go of. */
export function listening({ fetch, port, policy, timeouts = usualTimeouts }: Listening): Promise<Server> {
  const answer = getRequestListener(fetch, {
    errorHandler: (failure) =>
      new Response(null, { status: failure instanceof RequestError ? 400 : 500, headers: policy }),
  })
  const options = {
    // Otherwise Node would answer a request without a host itself, without the policy.
    requireHostHeader: false,
    headersTimeout: timeouts.headMs,
    requestTimeout: timeouts.wholeMs,
    // How often the two are looked at: by itself, twice a minute.
    connectionsCheckingInterval: Math.min(1_000, timeouts.headMs),
  }
  const server = createServer(options, (request, reply) => {
    keepPace(request, timeouts.pace, () => refuse(request.socket, 408, policy))
    void answer(request, reply)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, statusOf(error.code), policy),
  )
  server.on('checkExpectation', (_, reply) => reply.writeHead(417, policy).end())
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, () => ready(server))
  })
}

const statusOf = (code: string | undefined): number => statuses.get(code) ?? 400

const statuses: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/**
 * Refuses on the raw socket and closes it. If part of an answer was already sent, a second head would be read
 * as part of its body, so it only closes.
 */
function refuse(socket: Duplex, status: number, policy: Policy): void {
  const isUntouched = 'bytesWritten' in socket && socket.bytesWritten === 0
  if (!socket.writable || !isUntouched) return void socket.destroy()
  const lines = Object.entries({ ...policy, connection: 'close', 'content-length': '0' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy())
}
