import type { IncomingMessage } from 'node:http'

/** How a request has to arrive. */
export type RequestTimeouts = {
  /** Until its head is here, and until all of it is. */
  readonly headMs: number
  readonly wholeMs: number
  /** The minimum number of bytes of a body per interval. */
  readonly pace: { readonly bytes: number; readonly everyMs: number }
}

export const usualTimeouts: RequestTimeouts = {
  headMs: 10_000,
  wholeMs: 30_000,
  pace: { bytes: 1_024, everyMs: 10_000 },
}

/**
 * Watches the pace of a body, and ends a request that is too slow: a waiting connection holds resources that
 * others need.
 */
export function keepPace(
  incoming: IncomingMessage,
  { bytes, everyMs }: RequestTimeouts['pace'],
  letGo: () => void,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
  if (encoding === undefined && (length === undefined || length === '0')) return
  const { socket } = incoming
  let before = socket.bytesRead
  let wasOurTurn = false
  const watch = setInterval(() => {
    if (incoming.complete) return clearInterval(watch)
    const came = socket.bytesRead - before
    before = socket.bytesRead
    // Data has arrived that the service has not read yet, so the interval says nothing about the sender.
    const isOurTurn = incoming.readableLength >= incoming.readableHighWaterMark
    const isJudged = !isOurTurn && !wasOurTurn
    wasOurTurn = isOurTurn
    if (came >= bytes || !isJudged) return
    clearInterval(watch)
    letGo()
  }, everyMs)
  watch.unref()
  incoming.once('close', () => clearInterval(watch))
}
