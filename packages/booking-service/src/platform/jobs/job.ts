export type Repeating = { readonly stop: () => Promise<void> }

/** Does something again and again, one at a time, until it is stopped; what has begun is then waited for. */
export function repeat(
  work: () => Promise<void>,
  everySeconds: number,
  onFailure: (failure: unknown) => void,
): Repeating {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
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
