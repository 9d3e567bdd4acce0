import { type CurrencyCode, money, nightsOf, pricePerNight, type Stay, type StayOffer } from '@veranda/domain'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { useLaterWords } from '../words/index.ts'

export type OfferWords = {
  /** "Mar 16 – Mar 22" */
  readonly span: (stay: Stay) => string
  /** "6 nights, $412.50 each" */
  readonly nights: (offer: StayOffer) => string
  readonly total: (offer: StayOffer) => string
  /** "+$120.00", "−$80.00", "same price" */
  readonly difference: (offer: StayOffer) => string
}

export function useOfferWords(currency: CurrencyCode): OfferWords {
  const words = useLaterWords()
  const dates = useDates()
  const { exact } = useMoney()
  const signed = useSignedMoney()
  return {
    span: ({ arrival, departure }) => `${dates.shortDay(arrival)} – ${dates.shortDay(departure)}`,
    nights: (offer) => {
      const { amount, isEveryNight } = pricePerNight(offer, currency)
      return words('stay-offers.nights-at', {
        nights: nightsOf(offer.stay),
        amount: exact(amount),
        even: isEveryNight,
      })
    },
    total: ({ priced }) => exact(money(priced.total, currency)),
    difference: ({ difference }) =>
      difference === 0 ? words('stay-offers.same-price') : signed(money(difference, currency)),
  }
}
