import { money, type Settlement, settlementOf } from '@veranda/domain'

/** A quote in the model; nights are numbered from the first one on sale. */
export type ModelQuote = {
  readonly arrival: number
  readonly prices: readonly number[]
  readonly expiresAt: number
  readonly version: number
  readonly settlement: Settlement
  isOpen: boolean
  /** The id and token that the service issued for it. */
  given: { readonly quoteId: string; readonly token: string }
}

export type ModelGuest = {
  arrival: number
  prices: readonly number[]
  version: number
  /** The reservation's version on the guest's screen. */
  seen: number
  /** The amount paid according to the ledger; the provider's books say how it was paid. */
  paid: number
  quote?: ModelQuote
  /** The nights held while a quote is being paid. */
  held?: { readonly nights: readonly number[]; readonly until: number }
  /** The last confirmation, for sending it again. */
  sent?: Sent
  /** The payment on the guest's screen, and the request that started it. */
  payment?: { readonly paymentId: string; readonly asked: Asked; readonly answer: object }
}

export type Asked = { readonly quote: ModelQuote; readonly card: string; readonly key: string }

export type Sent = {
  readonly key: string
  readonly quote: ModelQuote
  /** Missing if the difference is paid at check-in. */
  readonly paymentId?: string
  answer?: Outcome
}

/** One category with one room per night, two guests, and a clock in minutes. */
export type DatesModel = {
  now: number
  readonly guests: readonly [ModelGuest, ModelGuest]
  readonly prices: number[]
  readonly totals: number[]
}

export type Outcome =
  | { readonly kind: 'done'; readonly version: number; readonly total: number }
  | { readonly kind: 'refused'; readonly refusal: string }

export type No = { readonly no: string; readonly isRetained: boolean; readonly fresh?: ModelQuote }

export const nightsOnSale = 14
const quoteMinutes = 15
const holdMinutes = 2

const paidStay = (arrival: number): ModelGuest => ({
  arrival,
  prices: [10_000, 10_000],
  version: 1,
  seen: 1,
  paid: 20_000,
})

export const aModel = (): DatesModel => ({
  now: 0,
  guests: [paidStay(0), paidStay(2)],
  prices: Array.from({ length: nightsOnSale }, (_, night) => 10_000 + night * 100),
  totals: Array.from({ length: nightsOnSale }, () => 1),
})

export const total = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + price, 0)

const sleeps = ({ arrival, prices }: ModelGuest, night: number): boolean =>
  night >= arrival && night < arrival + prices.length

const holds = ({ held }: ModelGuest, night: number): boolean => held?.nights.includes(night) === true

export const soldOn = ({ guests }: DatesModel, night: number): number =>
  guests.filter((guest) => sleeps(guest, night)).length

export const heldOn = ({ guests }: DatesModel, night: number): number =>
  guests.filter((guest) => holds(guest, night)).length

/** Releases expired holds, as the service's sweep does. */
export function letGoOfHolds({ guests, now }: DatesModel): void {
  for (const guest of guests) if (guest.held && guest.held.until <= now) delete guest.held
}

/** The prices of a stay; `undefined` where a night is taken by the other guest or not on sale. */
function pricesOf(model: DatesModel, guest: ModelGuest, arrival: number, nights: number) {
  const wanted = Array.from({ length: nights }, (_, night) => arrival + night)
  const canBeHad = wanted.every((night) => {
    const taken = model.guests.filter((one) => one !== guest && (sleeps(one, night) || holds(one, night)))
    return (model.totals[night] ?? 0) - taken.length > 0
  })
  return canBeHad ? wanted.map((night) => model.prices[night] ?? 0) : undefined
}

const settled = ({ prices, paid }: ModelGuest, after: readonly number[]): Settlement =>
  settlementOf({
    total: money(total(prices), 'USD'),
    paid: money(paid, 'USD'),
    difference: money(total(after) - total(prices), 'USD'),
    timings: ['now', 'at-check-in'],
  })

/** Quotes in the model and returns the answer that the service must give. */
export function modelQuote(
  model: DatesModel,
  guest: ModelGuest,
  arrival: number,
  nights: number,
): Outcome | ModelQuote {
  const prices = pricesOf(model, guest, arrival, nights)
  if (!prices) return { kind: 'refused', refusal: 'stay-not-possible' }
  if (guest.quote) guest.quote.isOpen = false
  delete guest.held
  guest.quote = {
    arrival,
    prices,
    expiresAt: model.now + quoteMinutes,
    version: guest.version,
    settlement: settled(guest, prices),
    isOpen: true,
    given: { quoteId: '', token: '' },
  }
  return guest.quote
}

/** Why a quote cannot be confirmed, if it cannot; with a fresh quote where the service attaches one. */
function whyNot(model: DatesModel, guest: ModelGuest, quote: ModelQuote): No | undefined {
  const no = (refusal: string) => ({ no: refusal, isRetained: true })
  if (!quote.isOpen || quote.version !== guest.version) return no('quote-superseded')
  const prices = pricesOf(model, guest, quote.arrival, quote.prices.length)
  if (!prices) return no('sold-out')
  const isLate = quote.expiresAt <= model.now
  const shown = JSON.stringify([quote.prices, quote.settlement])
  if (!isLate && JSON.stringify([prices, settled(guest, prices)]) === shown) return undefined
  const fresh = modelQuote(model, guest, quote.arrival, quote.prices.length)
  if ('kind' in fresh) return no('sold-out')
  return { ...no(isLate ? 'quote-expired' : 'price-moved'), fresh }
}

/** Holds a quote's rooms in the model before its payment, or returns the refusal. */
export function modelHold(model: DatesModel, guest: ModelGuest, quote: ModelQuote): No | undefined {
  const refused = whyNot(model, guest, quote)
  if (refused) return refused
  if (quote.settlement.kind !== 'to-pay') return { no: 'nothing-to-pay', isRetained: true }
  const wanted = quote.prices.map((_, night) => quote.arrival + night)
  guest.held ??= {
    nights: wanted.filter((night) => !sleeps(guest, night)),
    until: quote.expiresAt + holdMinutes,
  }
  return undefined
}

/**
 * Confirms in the model. `isRetained`: a repetition under the same key gets the same answer. `isPaid`:
 * whether the attached payment was authorised for this very quote; `undefined` for payment at check-in.
 */
export function modelConfirm(
  model: DatesModel,
  guest: ModelGuest,
  quote: ModelQuote,
  isPaid?: boolean,
): No | { readonly done: Outcome } {
  if (guest.seen !== guest.version) return { no: 'version-changed', isRetained: false }
  const refused = whyNot(model, guest, quote)
  if (refused) return refused
  if (quote.settlement.kind === 'to-pay' && isPaid === false)
    return { no: 'payment-not-authorised', isRetained: true }
  quote.isOpen = false
  delete guest.held
  guest.arrival = quote.arrival
  guest.prices = quote.prices
  guest.version += 1
  guest.seen = guest.version
  return { done: { kind: 'done', version: guest.version, total: total(quote.prices) } }
}
