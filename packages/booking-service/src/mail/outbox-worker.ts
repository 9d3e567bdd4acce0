import { type Delivery, deliverDue } from './deliver-due.ts'

export type OutboxWorker = {
  /** Looks now instead of at the next tick: something was just ordered. */
  readonly nudge: () => void
  /** Stops looking, and waits for the letter in hand. */
  readonly stop: () => Promise<void>
}

/** Keeps sending what is due. Several processes may do so side by side. */
export function startOutboxWorker(
  delivery: Delivery & { readonly onCrash: (failure: unknown) => void },
  everySeconds = 5,
): OutboxWorker {
  let running: Promise<void> | undefined
  let isNudged = false
  let isStopped = false

  const look = async () => {
    do {
      isNudged = false
      while (!isStopped && (await deliverDue(delivery)) > 0);
    } while (isNudged && !isStopped)
  }
  const nudge = () => {
    isNudged = true
    running ??= look()
      .catch(delivery.onCrash)
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(nudge, everySeconds * 1000)
  timer.unref()
  return {
    nudge,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
