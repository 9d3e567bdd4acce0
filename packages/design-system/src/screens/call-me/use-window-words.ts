import { type ContactWindow, daysBetween, type Instant, type TimeZone } from '@veranda/domain'
import { dateIn, useDates } from '../../patterns/dates/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

/** A time to be called, as sentences take it: its day and hours on the guest's clock. */
export function useWindowWords(asOf: Instant, timeZone: TimeZone) {
  const words = useLaterWords()
  const dates = useDates()
  return ({ from, until }: ContactWindow) => {
    const date = dateIn(from, timeZone)
    const days = daysBetween(dateIn(asOf, timeZone), date)
    const day =
      days === 0
        ? words('call-me.today')
        : days === 1
          ? words('call-me.tomorrow')
          : words('call-me.on', { day: dates.namedDay(date) })
    return { day, from: dates.time(from, timeZone), until: dates.time(until, timeZone) }
  }
}
