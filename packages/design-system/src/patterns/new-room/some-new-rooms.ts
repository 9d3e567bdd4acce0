import { activeRooms, type Occupancy, type Reservation, roomOffers, zero } from '@veranda/domain'
import { aFlexiblePolicy } from '@veranda/domain/fixtures'
import { categoriesFrom, type Left, someCalendar } from '../room-offer/some-calendar.ts'
import { categoriesSoldAt } from '../room-offer/some-offers.ts'
import type { Loadable } from '../loaded/index.ts'
import type { NewRoomOffers } from './new-room-offers.ts'

/** The offers for a further room, calculated by the rules. */
export function someNewRooms(
  reservation: Reservation,
  occupancy: Occupancy,
  left: Left = {},
): Loadable<NewRoomOffers> {
  const [main] = activeRooms(reservation.rooms)
  if (!main) throw new Error('A reservation has a room')
  const { stay, currency } = reservation
  const asNew = { ...main, occupancy, total: zero(currency) }
  const sold = categoriesSoldAt(reservation)
  const calendar = someCalendar(reservation, { perNight: categoriesFrom, sold, left })
  return {
    kind: 'ready',
    value: {
      ratePlan: main.ratePlan,
      policy: aFlexiblePolicy,
      offers: roomOffers(asNew, sold.toReversed(), { calendar, stay }),
    },
  }
}
