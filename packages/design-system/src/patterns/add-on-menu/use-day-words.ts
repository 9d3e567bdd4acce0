import type { PlainDate, Reservation } from '@veranda/domain'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/** A day of a stay: "Friday, Dec 11", and on the first and the last from or until when the room is there. */
export function useDayWords({ stay, property }: Pick<Reservation, 'stay' | 'property'>) {
  const words = useLaterWords()
  const dates = useDates()
  return (date: PlainDate): string => {
    const day = dates.namedDay(date)
    if (date === stay.arrival)
      return words('add-services.day-of-arrival', { day, time: dates.clock(property.checkInAt) })
    return date === stay.departure
      ? words('add-services.day-of-departure', { day, time: dates.clock(property.checkOutAt) })
      : day
  }
}
