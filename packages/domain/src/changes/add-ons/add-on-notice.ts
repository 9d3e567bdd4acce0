import { nightDatesOf, type PlainDate, type Stay, toDayNumber } from '../../dates/index.ts'
import { isIncluded, lastDayFor } from '../../policy/index.ts'
import type { AddOnOffer } from './add-on-offer.ts'

/** Whether an add-on for `day` can still be taken or given back today, by the property's calendar. */
export const isInTime = (day: PlainDate, noticeDays: number, today: PlainDate): boolean =>
  toDayNumber(today) <= toDayNumber(lastDayFor(day, noticeDays))

/** The days of a stay for which an add-on can be provided: those of its nights, and the day of departure. */
export const daysOf = (stay: Stay): readonly PlainDate[] => [...nightDatesOf(stay), stay.departure]

/** The days for which an offer can be taken now; empty if it is for the whole stay. */
export const daysToTake = (
  { hasDay, noticeDays }: Pick<AddOnOffer, 'hasDay' | 'noticeDays'>,
  stay: Stay,
  today: PlainDate,
): readonly PlainDate[] => (hasDay ? daysOf(stay).filter((day) => isInTime(day, noticeDays, today)) : [])

/** Whether an offer can be taken for a day of a stay, or, without a day, for the whole stay. */
export const isOpenFor = (
  offer: Pick<AddOnOffer, 'hasDay' | 'noticeDays'>,
  day: PlainDate | undefined,
  stay: Stay,
  today: PlainDate,
): boolean =>
  day === undefined
    ? !offer.hasDay && isInTime(stay.arrival, offer.noticeDays, today)
    : daysToTake(offer, stay, today).includes(day)

/** Whether an offer can be taken at all now. An included one need not be taken. */
export const isOpen = (
  offer: Pick<AddOnOffer, 'hasDay' | 'noticeDays' | 'category' | 'unitPrice'>,
  stay: Stay,
  today: PlainDate,
): boolean =>
  !isIncluded(offer) &&
  (offer.hasDay ? daysToTake(offer, stay, today).length > 0 : isInTime(stay.arrival, offer.noticeDays, today))
