import { activeRooms, type ChangePurpose, paymentMethodsAt, type Reservation } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { changeDraftAtom, keepTiming, quoteOf, selectionIn } from '../state/change-draft.ts'
import { extraGuestsAtom, extraGuestsOf } from '../state/extra-guests.ts'
import { wordsAtom } from '../state/locale.ts'
import { paymentDraftAtom } from '../state/payment-draft.ts'
import { upgradeDraftAtom, upgradeDraftOf } from '../state/upgrade-draft.ts'

/** Notes what the payment screen and its guards must know before anybody may be asked for money. */
export function startChangePayment(
  { store, variants }: Pick<Portal, 'store' | 'variants'>,
  reservation: Reservation,
  purpose: ChangePurpose,
): void {
  const change = quoteOf(store, purpose)?.change
  if (change?.settlement.kind !== 'to-pay') return
  keepTiming(store, purpose, 'now')
  const selection = selectionIn(store.get(changeDraftAtom(purpose)))
  if (purpose === 'upgrade-room') store.set(upgradeDraftAtom, upgradeDraftOf(reservation, selection))
  if (purpose === 'add-guests') store.set(extraGuestsAtom, extraGuestsOf(reservation, selection))
  const { locale } = store.get(wordsAtom)
  const { brand } = variants.find((one) => one.brand.id === reservation.brand) ?? variants[0]
  store.set(paymentDraftAtom, {
    purpose,
    creditCard: { reservationCode: reservation.reservationCode },
    terms: {
      currency: reservation.currency,
      country: reservation.market.countryCode,
      language: locale,
      market: reservation.market.code,
      property: reservation.property.code,
      paymentMethod: paymentMethodsAt(brand, reservation.property)[0],
    },
    conditions: {
      language: locale,
      arrival: change.after.arrival,
      ratePlanIds: [...new Set(activeRooms(reservation.rooms).map(({ ratePlan }) => ratePlan.ratePlanId))],
    },
    currency: reservation.currency,
    total: change.settlement.amount.amount,
  })
}
