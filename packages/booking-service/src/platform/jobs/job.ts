import { inSpan } from '../telemetry/in-span.ts'
import { jobLastDone, jobTurns } from '../telemetry/meters.ts'

/** A task that the service repeats by itself. */
export type Job<Needs> = {
  readonly name: string
  readonly everySeconds: number
  readonly work: (needs: Needs) => Promise<void>
}

export type RunningJob = { readonly stop: () => Promise<void> }

/** Runs a job, one turn at a time, until it is stopped; a running turn is waited for. */
export function startJob<Needs>(
  { name, everySeconds, work }: Job<Needs>,
  needs: Needs,
  onFailure: (failure: unknown) => void,
): RunningJob {
  let running: Promise<void> | undefined
  jobLastDone.setToCurrentTime({ name })
  const turn = async () => {
    try {
      await inSpan(`job ${name}`, () => work(needs))
      jobTurns.inc({ name, outcome: 'done' })
      jobLastDone.setToCurrentTime({ name })
    } catch (failure) {
      jobTurns.inc({ name, outcome: 'failed' })
      onFailure(failure)
    }
  }
  const timer = setInterval(() => {
    running ??= turn().finally(() => {
      running = undefined
    })
  }, everySeconds * 1000)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
