import type { PlainDate } from '@veranda/domain'
import { paths } from '../paths.ts'

export const pathOfReservation = (reservationCode: string): string =>
  `${paths.reservations}/${encodeURIComponent(reservationCode)}`

/** The reservations that arrive on a day, at one hotel or at all. */
export function pathOfArrivals({
  propertyId,
  day,
}: {
  readonly propertyId?: number | undefined
  readonly day: PlainDate
}): string {
  const query = new URLSearchParams({
    ...(propertyId === undefined ? {} : { property: String(propertyId) }),
    from: day,
    to: day,
    state: 'booked',
  })
  return `${paths.reservations}?${query.toString()}`
}

/** What was read of reservations: all of it is read anew once something was done. */
export const reservationsKey = ['reservations'] as const
