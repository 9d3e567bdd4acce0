import type { Store } from '../state/clear-all.ts'
import { dismiss, say } from '../state/toasts.ts'

const shownFor = 10_000

/** The browser has the file, whatever it does with it: the guest reads what to do next. */
export function calendarFileHandedOver(store: Store): void {
  say(store, { key: 'calendar-file', tone: 'positive', sentence: 'toast.calendar-file' })
  setTimeout(() => dismiss(store, 'calendar-file'), shownFor)
}
