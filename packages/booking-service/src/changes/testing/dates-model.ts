/** A quote as the model remembers it: nights are counted from the house's first. */
export type ModelQuote = {
  readonly arrival: number
  readonly prices: readonly number[]
  readonly expiresAt: number
  isOpen: boolean
  /** What the service gave out for it. */
  given: { readonly quoteId: string; readonly token: string }
}

export type ModelGuest = {
  arrival: number
  prices: readonly number[]
  version: number
  /** The version on the guest's screen. */
  seen: number
  quote?: ModelQuote
  /** The last confirm, for sending it again. */
  sent?: { readonly key: string; readonly quote: ModelQuote; answer?: Outcome }
}

/** One category with one room a night, two guests, a clock in minutes. */
export type DatesModel = {
  now: number
  readonly guests: readonly [ModelGuest, ModelGuest]
  readonly prices: number[]
  readonly totals: number[]
}

export type Outcome =
  | { readonly kind: 'done'; readonly version: number; readonly total: number }
  | { readonly kind: 'refused'; readonly refusal: string }

export const nightsOnSale = 14
const quoteMinutes = 15

export const aModel = (): DatesModel => ({
  now: 0,
  guests: [
    { arrival: 0, prices: [10_000, 10_000], version: 1, seen: 1 },
    { arrival: 2, prices: [10_000, 10_000], version: 1, seen: 1 },
  ],
  prices: Array.from({ length: nightsOnSale }, (_, night) => 10_000 + night * 100),
  totals: Array.from({ length: nightsOnSale }, () => 1),
})

export const total = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + price, 0)

export const sleeps = ({ arrival, prices }: ModelGuest, night: number): boolean =>
  night >= arrival && night < arrival + prices.length

export const soldOn = ({ guests }: DatesModel, night: number): number =>
  guests.filter((guest) => sleeps(guest, night)).length

/** The prices of a stay, or nothing where a night is another's or not on sale. */
function pricesOf(model: DatesModel, guest: ModelGuest, arrival: number, nights: number) {
  const wanted = Array.from({ length: nights }, (_, night) => arrival + night)
  const canBeHad = wanted.every((night) => {
    const free = (model.totals[night] ?? 0) - soldOn(model, night) + (sleeps(guest, night) ? 1 : 0)
    return free > 0
  })
  return canBeHad ? wanted.map((night) => model.prices[night] ?? 0) : undefined
}

/** Quotes in the model; what it answers is what the service has to answer. */
export function modelQuote(
  model: DatesModel,
  guest: ModelGuest,
  arrival: number,
  nights: number,
): Outcome | ModelQuote {
  const prices = pricesOf(model, guest, arrival, nights)
  if (!prices) return { kind: 'refused', refusal: 'stay-not-possible' }
  if (guest.quote) guest.quote.isOpen = false
  guest.quote = {
    arrival,
    prices,
    expiresAt: model.now + quoteMinutes,
    isOpen: true,
    given: { quoteId: '', token: '' },
  }
  return guest.quote
}

/** Confirms in the model. `isKept`: sent again under the same key, the answer is the same. */
export function modelConfirm(
  model: DatesModel,
  guest: ModelGuest,
  quote: ModelQuote,
): { readonly outcome: Outcome; readonly isKept: boolean; readonly fresh?: ModelQuote } {
  const no = (refusal: string) => ({ outcome: { kind: 'refused', refusal } as const, isKept: true })
  if (guest.seen !== guest.version) return { ...no('version-changed'), isKept: false }
  if (!quote.isOpen) return no('quote-superseded')
  const nights = quote.prices.length
  const prices = pricesOf(model, guest, quote.arrival, nights)
  const isLate = quote.expiresAt <= model.now
  if (!prices) return no('stay-not-possible')
  if (isLate || prices.some((price, night) => price !== quote.prices[night])) {
    const fresh = modelQuote(model, guest, quote.arrival, nights)
    if ('kind' in fresh) return no('stay-not-possible')
    return { ...no(isLate ? 'quote-expired' : 'price-moved'), fresh }
  }
  quote.isOpen = false
  guest.arrival = quote.arrival
  guest.prices = prices
  guest.version += 1
  guest.seen = guest.version
  return { outcome: { kind: 'done', version: guest.version, total: total(prices) }, isKept: true }
}
