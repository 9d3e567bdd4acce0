import { nightDatesOf, type PlainDate, type Stay, toDayNumber } from '../../dates/index.ts'
import { isIncluded, lastDayFor } from '../../policy/index.ts'
import type { AddOnOffer } from './add-on-offer.ts'

/** Whether an add-on for `day` can still be taken or given back on a day of the property's calendar. */
export const isInTime = (day: PlainDate, noticeDays: number, today: PlainDate): boolean =>
  toDayNumber(today) <= toDayNumber(lastDayFor(day, noticeDays))

/** The days of a stay on which something can be given: its nights' and that of leaving. */
export const daysOf = (stay: Stay): readonly PlainDate[] => [...nightDatesOf(stay), stay.departure]

/** The days for which an offer can be taken now; none where it is for the whole stay. */
export const daysToTake = (
  { hasDay, noticeDays }: Pick<AddOnOffer, 'hasDay' | 'noticeDays'>,
  stay: Stay,
  today: PlainDate,
): readonly PlainDate[] => (hasDay ? daysOf(stay).filter((day) => isInTime(day, noticeDays, today)) : [])

/** Whether an offer can be taken for a day of a stay, or without one for the whole of it. */
export const isOpenFor = (
  offer: Pick<AddOnOffer, 'hasDay' | 'noticeDays'>,
  day: PlainDate | undefined,
  stay: Stay,
  today: PlainDate,
): boolean =>
  day === undefined
    ? !offer.hasDay && isInTime(stay.arrival, offer.noticeDays, today)
    : daysToTake(offer, stay, today).includes(day)

/** Whether an offer can be taken at all now. What is included needs no taking. */
export const isOpen = (
  offer: Pick<AddOnOffer, 'hasDay' | 'noticeDays' | 'category' | 'unitPrice'>,
  stay: Stay,
  today: PlainDate,
): boolean =>
  !isIncluded(offer) &&
  (offer.hasDay ? daysToTake(offer, stay, today).length > 0 : isInTime(stay.arrival, offer.noticeDays, today))
