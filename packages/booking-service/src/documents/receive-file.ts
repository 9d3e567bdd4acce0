import { ServiceRefusal } from '../platform/refusal.ts'
import { takeBytes } from './take-bytes.ts'

/** What files that are on their way, wait or are looked at may hold of memory altogether. */
const mostHeld = 64 * 1024 * 1024
/** What a file on its way holds before its first byte is here. */
const leastHeld = 64 * 1024
const mostAtWork = 6

const senders = new Set<string>()
let held = 0

/**
 * Receives a file and works on it: `undefined` is one of more than `most` bytes. From a guest comes one at a time. Who
 * sends slowly holds no more than what has come: a place to work in is taken when the file is here.
 */
export async function receiveFile<Value>(
  { sender, body, most }: PendingFile,
  work: (bytes: Buffer | undefined) => Promise<Value>,
): Promise<Value> {
  if (senders.has(sender)) throw busy('Another file is being sent.')
  senders.add(sender)
  let mine = 0
  const isHeld = (bytes: number): boolean => {
    if (held + bytes > mostHeld) return false
    held += bytes
    mine += bytes
    return true
  }
  try {
    if (!isHeld(leastHeld)) throw busy('Many files are being sent.')
    let size = 0
    const bytes = await takeBytes(body, (more) => (size += more) <= most && isHeld(more))
    if (bytes === undefined && size <= most) throw busy('Many files are being sent.')
    return await atWork(() => work(bytes))
  } finally {
    senders.delete(sender)
    held -= mine
  }
}

export type PendingFile = {
  readonly sender: string
  readonly body: ReadableStream<Uint8Array> | null
  readonly most: number
}

const busy = (detail: string) => new ServiceRefusal('service-busy', detail, { retryAfterSeconds: 2 })

const waiting: (() => void)[] = []
let atWorkNow = 0

/** A few at a time; the others wait in the order they came. How many can wait is bounded by what is held. */
async function atWork<Value>(work: () => Promise<Value>): Promise<Value> {
  if (atWorkNow < mostAtWork) atWorkNow += 1
  else await new Promise<void>((turn) => waiting.push(turn))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else atWorkNow -= 1
  }
}
