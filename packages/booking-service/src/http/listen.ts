import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from '@hono/node-server'

/** How a request has to arrive. */
export type Arrival = {
  /** Until its head is here, and until all of it is. */
  readonly headMs: number
  readonly wholeMs: number
  /** Of a body at least so many bytes in each stretch of time. */
  readonly pace: { readonly bytes: number; readonly everyMs: number }
}

export const usualArrival: Arrival = {
  headMs: 10_000,
  wholeMs: 30_000,
  pace: { bytes: 1_024, everyMs: 10_000 },
}

type Fetch = Parameters<typeof serve>[0]['fetch']
export type Listening = ReturnType<typeof serve>

/** Listens on a port. Who sends too slowly is told so, and let go of: a connection that waits holds what others need. */
export const listen = (fetch: Fetch, port: number, arrival: Arrival = usualArrival): Promise<Listening> =>
  new Promise((ready, failed) => {
    const serverOptions = {
      headersTimeout: arrival.headMs,
      requestTimeout: arrival.wholeMs,
      // How often the two are looked at: by itself, twice a minute.
      connectionsCheckingInterval: Math.min(1_000, arrival.headMs),
    }
    const server = serve({ fetch, port, serverOptions }, () => ready(server))
    server.once('error', failed)
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) =>
      keepPace(incoming, outgoing, arrival.pace),
    )
  })

function keepPace(incoming: IncomingMessage, outgoing: ServerResponse, { bytes, everyMs }: Arrival['pace']) {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
  if (encoding === undefined && (length === undefined || length === '0')) return
  const { socket } = incoming
  let before = socket.bytesRead
  const watch = setInterval(() => {
    if (incoming.complete) return clearInterval(watch)
    const came = socket.bytesRead - before
    before = socket.bytesRead
    // What has come and was not taken yet is waiting for us.
    const isOurTurn = incoming.readableLength >= incoming.readableHighWaterMark
    if (came >= bytes || isOurTurn) return
    clearInterval(watch)
    letGo(outgoing)
  }, everyMs)
  watch.unref()
  incoming.once('close', () => clearInterval(watch))
}

/** As Node itself does it where a request takes too long altogether. */
function letGo({ headersSent, socket }: ServerResponse): void {
  if (!headersSent && socket?.writable)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket?.destroy()
}
