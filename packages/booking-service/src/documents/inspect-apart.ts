import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Inspected } from './inspect-proof.ts'

/** What looking at one file may cost. */
export type InspectionLimits = { readonly milliseconds: number; readonly megabytes: number }

export type Inspect = (bytes: Buffer) => Promise<Inspected>

const usualLimits: InspectionLimits = { milliseconds: 10_000, megabytes: 192 }
const mostWaiting = 20
const idleMs = 60_000

/**
 * Looks at files in a worker thread, one after the other. A file that takes more time or memory than one may is not
 * taken, and ends its thread with it; the next file gets a new one.
 */
export function inspector(limits: InspectionLimits = usualLimits, worker: URL = usualWorker): Inspect {
  let started: Promise<Worker> | undefined
  let idle: NodeJS.Timeout | undefined
  const letGo = async () => {
    const gone = started
    started = undefined
    await (await gone?.catch(() => undefined))?.terminate()
  }
  const start = () => {
    const mine = startWorker(worker, limits, () => {
      if (started === mine) started = undefined
    })
    return mine
  }
  return inTurn(async (bytes) => {
    clearTimeout(idle)
    started ??= start()
    try {
      return await answerOf(await started, bytes, limits)
    } catch (thrown) {
      await letGo()
      if (thrown instanceof BeyondLimits) return { obstacle: looksLikePdf(bytes) ? 'locked' : 'broken' }
      throw thrown
    } finally {
      idle = setTimeout(() => void letGo(), idleMs)
      idle.unref()
    }
  })
}

class BeyondLimits extends Error {}

/** One after the other; who would have to wait long is told so at once. */
function inTurn(inspect: Inspect): Inspect {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (bytes) => {
    if (waiting >= mostWaiting)
      throw new ServiceRefusal('service-busy', 'Other files are being checked.', { retryAfterSeconds: 2 })
    waiting += 1
    const mine = last.then(() => inspect(bytes))
    last = mine.catch(() => undefined)
    return mine.finally(() => (waiting -= 1))
  }
}

/** Beside the built program stands the built worker; from the source Node runs the source. */
const isSource = import.meta.url.endsWith('.ts')
const usualWorker = new URL(`./inspect-worker.${isSource ? 'ts' : 'js'}`, import.meta.url)

async function startWorker(file: URL, { megabytes }: InspectionLimits, onEnd: () => void): Promise<Worker> {
  const worker = new Worker(file, {
    // It needs none of our settings, and a file must not get at them.
    env: {},
    execArgv: isSource ? ['--conditions=@veranda/source'] : [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  })
  worker.unref()
  await once(worker, 'message')
  // Where nobody waits for it there is nobody to tell: the next file gets a new one.
  worker.on('error', () => undefined)
  worker.once('exit', onEnd)
  return worker
}

async function answerOf(
  worker: Worker,
  bytes: Buffer,
  { milliseconds }: InspectionLimits,
): Promise<Inspected> {
  const signal = AbortSignal.timeout(milliseconds)
  const answered = once(worker, 'message', { signal })
  const copy = Uint8Array.from(bytes)
  worker.postMessage(copy, [copy.buffer])
  try {
    const [found] = (await answered) as [Inspected]
    return found
  } catch (thrown) {
    throw signal.aborted || isOutOfMemory(thrown) ? new BeyondLimits() : thrown
  }
}

const isOutOfMemory = (thrown: unknown): boolean =>
  thrown instanceof RangeError ||
  (thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_WORKER_OUT_OF_MEMORY')

const looksLikePdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-'
