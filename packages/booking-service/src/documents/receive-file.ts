import { ServiceRefusal } from '../platform/refusal.ts'
import { takeBytes } from './take-bytes.ts'

/** The memory that all files being received, waiting or being inspected may take together. */
const mostHeld = 64 * 1024 * 1024
/** The memory reserved for a file before its first byte arrives. */
const leastHeld = 64 * 1024
const mostAtWork = 6

const senders = new Set<string>()
let held = 0

/**
 * Receives a file and processes it; `undefined` means that it is longer than `most` bytes. Each guest sends
 * one file at a time. A slow sender holds no more memory than what has arrived: a processing slot is taken
 * only when the file is complete.
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

/** A few files at a time; the others wait in order of arrival. The memory limit bounds how many can wait. */
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
