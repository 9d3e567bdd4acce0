import type { LangCode, NewRoomOffers } from '@veranda/contract'
import {
  type CurrencyCode,
  type Occupancy,
  type Reservation,
  type Room,
  roomOffers,
  zero,
} from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsLanguageOf } from '../platform/language.ts'
import type { Refusing } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { policiesFor } from '../quotes/policies-for.ts'
import { listRoomCategories } from '../reservations/list-room-categories.ts'
import { requireAction } from '../reservations/require-action.ts'
import { requireBooking } from '../reservations/require-reservation.ts'
import { rateCalendarForOffers } from './rate-calendar-for-offers.ts'

export type NewRoomSelection = {
  readonly bookingId: number
  readonly occupancy: Occupancy
  readonly lang: LangCode
}

/**
 * The price of each category as an added room for the same nights, under the main room's rate plan; highest
 * first.
 */
export async function listNewRoomOffers(
  service: Service & Refusing<'action-not-allowed'>,
  guest: GuestSession,
  { bookingId, occupancy, lang }: NewRoomSelection,
): Promise<NewRoomOffers & { readonly currency: CurrencyCode }> {
  const { store, clock } = service
  const now = clock.now()
  const reservation = await requireBooking(service, guest, bookingId, wordsLanguageOf(lang))
  requireAction(service, reservation, 'add-room')
  const main = mainRoomOf(reservation)
  const { roomNumber: planOf, ratePlan } = main
  const categories = await listRoomCategories(service, guest, bookingId, lang)
  const calendar = await rateCalendarForOffers(store.db, reservation, { categories, occupancy, planOf, now })
  const { stay, currency } = reservation
  // An added room has no price before the change, so its whole price is added.
  const nothing = { ...main, occupancy, total: zero(currency) }
  const policyOf = await policiesFor(store.db, reservation, stay, now)
  return {
    currency,
    ratePlan,
    policy: policyOf(undefined),
    offers: roomOffers(nothing, categories, { calendar, stay }),
  }
}

const mainRoomOf = ({ rooms }: Reservation): Room => {
  const main = rooms.find(({ isMain }) => isMain)
  if (!main) throw new Error('The reservation has no main room')
  return main
}
