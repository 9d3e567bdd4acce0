/** A task that the service repeats by itself. */
export type Job<Needs> = {
  readonly everySeconds: number
  readonly work: (needs: Needs) => Promise<void>
}

export type RunningJob = { readonly stop: () => Promise<void> }

/** Runs a job, one turn at a time, until it is stopped; a running turn is waited for. */
export function startJob<Needs>(
  { everySeconds, work }: Job<Needs>,
  needs: Needs,
  onFailure: (failure: unknown) => void,
): RunningJob {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work(needs)
      .catch(onFailure)
      .finally(() => {
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
