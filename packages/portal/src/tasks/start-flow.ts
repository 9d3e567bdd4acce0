import { type ActionName, nightsOf, type Reservation } from '@veranda/domain'
import { pathOfAction } from '../later-flows.ts'
import type { Store } from '../state/clear-all.ts'
import { type CancellationDraft, cancellationDraftAtom } from '../state/cancellation-draft.ts'
import { type UpgradeDraft, upgradeDraftAtom } from '../state/upgrade-draft.ts'

/** Notes what a flow needs to know of the reservation, and says where it begins. */
export function startFlow(store: Store, action: ActionName, reservation: Reservation): string {
  if (action === 'cancel') store.set(cancellationDraftAtom, (kept) => cancellationDraftOf(reservation, kept))
  if (action === 'upgrade-room') store.set(upgradeDraftAtom, upgradeDraftOf(reservation))
  return pathOfAction(action)
}

const standingRooms = ({ rooms }: Reservation) => rooms.filter(({ status }) => status !== 'cancelled')

/** Who comes back, say from looking at other dates, finds what they had said. */
const cancellationDraftOf = (
  reservation: Reservation,
  kept: CancellationDraft | undefined,
): CancellationDraft => ({
  ...(kept?.bookingId === reservation.bookingId ? kept : {}),
  propertyCurrency: reservation.currency,
  reservationCode: reservation.reservationCode,
  roomIds: standingRooms(reservation).map(({ roomId }) => roomId),
  bookingId: reservation.bookingId,
})

function upgradeDraftOf(reservation: Reservation): UpgradeDraft {
  const rooms = standingRooms(reservation)
  const headcount = ({ adults, teens, kids, infants }: (typeof rooms)[number]['occupancy']) =>
    adults + teens + kids + infants
  return {
    reservationCode: reservation.reservationCode,
    roomIds: rooms.map(({ roomId }) => roomId),
    arrival: reservation.stay.arrival,
    departure: reservation.stay.departure,
    market: reservation.market.code,
    propertyCode: reservation.property.code,
    propertyName: reservation.property.name,
    beds: rooms.map(({ category }) => category.beds).join(', '),
    guests: rooms.reduce((sum, { occupancy }) => sum + headcount(occupancy), 0),
    nights: nightsOf(reservation.stay),
    rooms: rooms.map(({ roomId, ratePlan, category }) => ({
      roomId,
      ratePlanId: ratePlan.ratePlanId,
      roomTypeId: category.roomTypeId,
    })),
    guestCurrency: reservation.guestCurrency,
    propertyCurrency: reservation.currency,
    showsPropertyCurrency: reservation.guestCurrency !== reservation.currency,
    bookingId: reservation.bookingId,
  }
}
