import type { Startable, Started } from '@veranda/design-system/patterns/actions-list'
import { activeRooms, type Reservation } from '@veranda/domain'
import { pathOfAction } from '../action-paths.ts'
import { pathOfReceipt } from '../receipt-paths.ts'
import type { Store } from '../state/clear-all.ts'
import { type CancellationDraft, cancellationDraftAtom } from '../state/cancellation-draft.ts'
import { upgradeDraftAtom, upgradeDraftOf } from '../state/upgrade-draft.ts'

/** Notes what a flow needs to know of the reservation, and says where it begins. */
export function startFlow(store: Store, action: Started, reservation: Reservation): string {
  if (action === 'cancel')
    store.set(cancellationDraftAtom, (stored) => cancellationDraftOf(reservation, stored))
  if (action === 'upgrade-room') store.set(upgradeDraftAtom, upgradeDraftOf(reservation))
  const [begins, number] = action.split('/') as [Startable, string?]
  return number === undefined ? pathOfAction(begins) : pathOfReceipt(number)
}

/** Who comes back, say from looking at other dates, finds what they had said. */
const cancellationDraftOf = (
  reservation: Reservation,
  stored: CancellationDraft | undefined,
): CancellationDraft => ({
  ...(stored?.bookingId === reservation.bookingId ? stored : {}),
  propertyCurrency: reservation.currency,
  reservationCode: reservation.reservationCode,
  roomIds: activeRooms(reservation.rooms).map(({ roomId }) => roomId),
  bookingId: reservation.bookingId,
})
