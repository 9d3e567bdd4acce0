import { daysBetween, type Instant, type TimeZone } from '@veranda/domain'
import { dateIn, useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/** What the card is stored on, as its guest calls it. */
export type CardDevice = 'phone' | 'computer'

export type CardClock = { readonly now: Instant; readonly guestTimeZone: TimeZone }

/** How old a card is, on the guest's own clock, and what it is stored on. */
export function useCardWords({ now, guestTimeZone }: CardClock) {
  const words = useLaterWords()
  const dates = useDates()
  return {
    device: (device: CardDevice): string => words(`offline-card.${device}`),
    age: (readAt: Instant): string =>
      words('offline-card.age', {
        days: Math.max(0, daysBetween(dateIn(readAt, guestTimeZone), dateIn(now, guestTimeZone))),
        time: dates.time(readAt, guestTimeZone),
        moment: dates.moment(readAt, guestTimeZone),
      }),
  }
}
