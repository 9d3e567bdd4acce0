import type { IncomingMessage } from 'node:http'

/** How a request has to arrive. */
export type RequestTimeouts = {
  /** Until its head is here, and until all of it is. */
  readonly headMs: number
  readonly wholeMs: number
  /** Of a body at least so many bytes in each stretch of time. */
  readonly pace: { readonly bytes: number; readonly everyMs: number }
}

export const usualTimeouts: RequestTimeouts = {
  headMs: 10_000,
  wholeMs: 30_000,
  pace: { bytes: 1_024, everyMs: 10_000 },
}

/** Watches a body come, and lets go of a request whose body drips: a connection that waits holds what others need. */
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
    // What has come and was not taken yet is waiting for us; a stretch in which it waited says nothing of the sender.
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
