import { type Money, money, nightsOf, plus, pricePerNight, type Stay, type StayOffer } from '@veranda/domain'
import { useSpan } from '../span/index.ts'
import { useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { useLaterWords } from '../later-words/index.ts'

export type OfferWords = {
  /** "Mar 16 – 22" */
  readonly span: (stay: Stay) => string
  /** "6 nights, $412.50 each" */
  readonly nights: (offer: StayOffer) => string
  /** What the difference is of: "for the stay". */
  readonly wholeStay: string
  /** The same where the quote knows of add-ons that do not go along. */
  readonly withAddOns: string
  /** "New total $2,550.00": of the reservation, its add-ons included, as every other total on the page. */
  readonly total: (offer: StayOffer) => string
  /** "+$120.00", "−$80.00", "same price" */
  readonly difference: (offer: StayOffer) => string
}

/** The words of offers for a reservation whose present total is `currentTotal`. */
export function useOfferWords(currentTotal: Money): OfferWords {
  const { currency } = currentTotal
  const words = useLaterWords()
  const span = useSpan()
  const { exact } = useMoney()
  const signed = useSignedMoney()
  return {
    span: ({ arrival, departure }) => span({ from: arrival, until: departure }),
    nights: (offer) => {
      const { amount, isEveryNight } = pricePerNight(offer, currency)
      return words('stay-offers.nights-at', {
        nights: nightsOf(offer.stay),
        amount: exact(amount),
        even: isEveryNight,
      })
    },
    wholeStay: words('stay-offers.whole-stay'),
    withAddOns: words('stay-offers.with-add-ons'),
    total: ({ difference }) =>
      words('stay-offers.total', { total: exact(plus(currentTotal, money(difference, currency))) }),
    difference: ({ difference }) =>
      difference === 0 ? words('stay-offers.same-price') : signed(money(difference, currency)),
  }
}
