import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Inspected } from './inspect-document.ts'

/** What the inspection of one file may cost. */
export type InspectionLimits = { readonly milliseconds: number; readonly megabytes: number }

export type Inspect = (bytes: Buffer) => Promise<Inspected>

const usualLimits: InspectionLimits = { milliseconds: 10_000, megabytes: 192 }
const mostWaiting = 20
const idleMs = 60_000

/**
 * Inspects files in a process of its own, one after the other. A file that exceeds the limits of time or
 * memory, or crashes the decoder, is refused and ends the process; the next file gets a new one.
 */
export function inspector(limits: InspectionLimits = usualLimits, program: URL = usualProgram): Inspect {
  let started: Promise<Apart> | undefined
  let idle: NodeJS.Timeout | undefined
  const letGo = async () => {
    const gone = started
    started = undefined
    ;(await gone?.catch(() => undefined))?.child.kill('SIGKILL')
  }
  return inTurn(async (bytes) => {
    clearTimeout(idle)
    if ((await started)?.ended.aborted) started = undefined
    started ??= start(program, limits)
    try {
      return await answerOf(await started, bytes, limits)
    } catch (thrown) {
      await letGo()
      if (thrown instanceof BeyondLimits) return { problem: looksLikePdf(bytes) ? 'locked' : 'broken' }
      throw thrown
    } finally {
      idle = setTimeout(() => void letGo(), idleMs)
      idle.unref()
    }
  })
}

type Apart = { readonly child: ChildProcess; readonly ended: AbortSignal }

class BeyondLimits extends Error {}

/** One file after the other; a file that would wait too long is refused at once. */
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

/** The built service starts the built inspector; from source, Node runs the source. */
const isSource = import.meta.url.endsWith('.ts')
const usualProgram = new URL(`./inspect-worker.${isSource ? 'ts' : 'js'}`, import.meta.url)

async function start(program: URL, { megabytes }: InspectionLimits): Promise<Apart> {
  const child = fork(program, {
    // The inspector needs none of our settings, and a hostile file must not reach them.
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`, ...(isSource ? ['--conditions=@veranda/source'] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new AbortController()
  child.on('error', () => ended.abort())
  child.once('exit', () => ended.abort())
  await once(child, 'message', { signal: ended.signal })
  // Does not keep the service alive by itself; when the service ends, this process does too.
  child.unref()
  child.channel?.unref()
  return { child, ended: ended.signal }
}

async function answerOf(
  { child, ended }: Apart,
  bytes: Buffer,
  { milliseconds }: InspectionLimits,
): Promise<Inspected> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(milliseconds)])
  const answered = once(child, 'message', { signal })
  // A failed send is reported by the end of the process.
  child.send(bytes, () => undefined)
  const [found] = (await answered.catch((thrown: unknown) => {
    throw signal.aborted ? new BeyondLimits() : thrown
  })) as [Inspected | Error]
  if (found instanceof Error) throw found instanceof RangeError ? new BeyondLimits() : found
  return found
}

const looksLikePdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-'
