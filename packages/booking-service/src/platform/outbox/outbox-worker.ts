import { type Delivery, deliverDue } from './deliver-due.ts'

export type OutboxWorker = {
  /** Delivers now instead of at the next interval, because something was just queued. */
  readonly nudge: () => void
  /** Stops, and waits for the letter being sent. */
  readonly stop: () => Promise<void>
}

/** Delivers due letters continuously. Several processes may do so at once. */
export function startOutboxWorker(
  delivery: Delivery & { readonly onCrash: (failure: unknown) => void },
  everySeconds = 5,
): OutboxWorker {
  const state = { isNudged: false, isStopped: false }
  let running: Promise<void> | undefined

  const look = async () => {
    while (state.isNudged && !state.isStopped) {
      state.isNudged = false
      // After a full batch there may be more.
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
