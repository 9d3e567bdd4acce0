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
  const state = { isNudged: false, isStopped: false }
  let running: Promise<void> | undefined

  const look = async () => {
    while (state.isNudged && !state.isStopped) {
      state.isNudged = false
      // A full hand means that there may be more.
      if ((await deliverDue(delivery)) > 0) state.isNudged = true
    }
  }
  const nudge = () => {
    state.isNudged = true
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
      state.isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
