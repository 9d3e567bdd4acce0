import {
  type CardField,
  type Failure,
  getCardField,
  getPaymentConditions,
  getPaymentTerms,
  getPropertyTerms,
  langCodeOf,
  listStoredCards,
  type StoredCard,
} from '@veranda/contract'
import type { Payable } from '@veranda/design-system/patterns/payment'
import {
  activeRooms,
  ok,
  type PaymentMethod,
  paymentMethodsAt,
  type PlainDate,
  type Reservation,
  type Result,
} from '@veranda/domain'
import type { Portal } from '../portal.ts'
import type { Reading } from '../server-state/reading.ts'

/** What a payment page shows besides the price. */
export type PaymentPage = {
  readonly methods: Payable['methods']
  /** Whether a balance is charged here on its day, if its guest agrees. */
  readonly offersAutomatic: boolean
  readonly storedCards: readonly StoredCard[]
  readonly field: CardField
  readonly terms: {
    readonly payment: string
    readonly property: string
    readonly conditions: readonly string[]
  }
}

/** What a payment page reads for an arrival. */
export const paymentPageOf = (
  portal: Pick<Portal, 'client' | 'variants'>,
  reservation: Reservation,
  arrival: PlainDate,
): Reading<PaymentPage> => ({
  about: ['payment-page', arrival],
  version: reservation.version,
  read: (locale) => loadPaymentPage(portal, reservation, arrival, langCodeOf(locale)),
})

/** Loads cards, field and terms at once. Without one of the texts nobody is asked for money. */
async function loadPaymentPage(
  { client, variants }: Pick<Portal, 'client' | 'variants'>,
  { brand, market, property, reservationCode, rooms }: Reservation,
  arrival: PlainDate,
  lang: ReturnType<typeof langCodeOf>,
): Promise<Result<PaymentPage, Failure>> {
  const ratePlanIds = [...new Set(activeRooms(rooms).map(({ ratePlan }) => ratePlan.ratePlanId))]
  const [cards, field, payment, hotel, conditions] = await Promise.all([
    client.call(listStoredCards, { params: { reservationCode } }),
    client.call(getCardField),
    client.call(getPaymentTerms, { params: { marketCode: market.code, lang, propertyCode: property.code } }),
    client.call(getPropertyTerms, { body: { property: property.code, lang_code: lang } }),
    client.call(getPaymentConditions, {
      body: { lang_code: lang, arrival_date: arrival, id_rateplans: ratePlanIds },
    }),
  ])
  for (const answer of [payment, hotel, conditions]) if (!answer.ok) return answer
  if (!payment.ok || !hotel.ok || !conditions.ok) throw new Error('Answered above')
  const isTaken = field.ok && field.value.kind !== 'none'
  // Of the methods of a property those are offered that are built, and need a provider like a card does.
  const offers = (method: PaymentMethod) => isTaken && isPaidBy(variants, { brand, property }, method)
  return ok({
    methods: offers('paypal') ? ['card', 'paypal'] : ['card'],
    offersAutomatic: offers('automatic-charge'),
    storedCards: cards.ok ? cards.value : [],
    field: field.ok ? field.value : { kind: 'none' },
    terms: {
      payment: payment.value.text,
      property: hotel.value.text,
      conditions: [...new Set(conditions.value.map(({ text }) => text))],
    },
  })
}

/** Whether a property is paid by a method: as its brand says, or as the property says itself. */
export function isPaidBy(
  variants: Portal['variants'],
  { brand, property }: Pick<Reservation, 'brand' | 'property'>,
  method: PaymentMethod,
): boolean {
  const of = variants.find((one) => one.brand.id === brand) ?? variants[0]
  return paymentMethodsAt(of.brand, property).includes(method)
}
