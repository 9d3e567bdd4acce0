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
  const daysSince = (readAt: Instant): number =>
    Math.max(0, daysBetween(dateIn(readAt, guestTimeZone), dateIn(now, guestTimeZone)))
  return {
    device: (device: CardDevice): string => words(`offline-card.${device}`),
    age: (readAt: Instant): string =>
      words('offline-card.age', {
        days: daysSince(readAt),
        time: dates.time(readAt, guestTimeZone),
        moment: dates.moment(readAt, guestTimeZone),
      }),
    /** The day of which a card speaks, unless it is today. */
    asOf: (readAt: Instant): string | undefined =>
      daysSince(readAt) === 0 ? undefined : dates.day(dateIn(readAt, guestTimeZone)),
  }
}
