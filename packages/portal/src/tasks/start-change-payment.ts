import { activeRooms, type Reservation } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { dateChangeDraftAtom, dateQuoteIn } from '../state/date-change.ts'
import { wordsAtom } from '../state/locale.ts'
import { paymentDraftAtom } from '../state/payment-draft.ts'

/** A card, in the numbers of section 9. */
const creditCard = '1'

/** Notes what the payment screen must know before it may ask for money. */
export function startDatesPayment({ store }: Pick<Portal, 'store'>, reservation: Reservation): void {
  const draft = store.get(dateChangeDraftAtom)
  const quote = dateQuoteIn(draft?.quote)
  if (!draft || !quote || quote.change.settlement.kind !== 'to-pay') return
  store.set(dateChangeDraftAtom, { ...draft, timing: 'now' })
  const { settlement, after } = quote.change
  const { locale } = store.get(wordsAtom)
  store.set(paymentDraftAtom, {
    creditCard: { reservationCode: reservation.reservationCode },
    terms: {
      currency: reservation.currency,
      country: reservation.market.countryCode,
      language: locale,
      market: reservation.market.code,
      property: reservation.property.code,
      paymentMethod: creditCard,
    },
    conditions: {
      language: locale,
      arrival: after.arrival,
      ratePlanIds: [...new Set(activeRooms(reservation.rooms).map(({ ratePlan }) => ratePlan.ratePlanId))],
    },
    currency: reservation.currency,
    total: settlement.amount.amount,
  })
}
