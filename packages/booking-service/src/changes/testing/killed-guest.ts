import { changeStay, getPayment, type GuestPayment, quoteDates, startPayment } from '@veranda/contract'
import { addDays, type StayQuote, type Result } from '@veranda/domain'
import type { PropertyGuest } from './a-test-property.ts'
import type { ServiceProcess } from './start-process.ts'

/**
 * What a guest is about to send: its keys are made with the quote, so that sending it again is a repetition.
 */
export type Selection = {
  readonly quote: StayQuote
  readonly version: number
  readonly payKey: string
  readonly confirmKey: string
}

export const opening = '2027-05-01'
/** Longer than a payment waits for the process that began it. */
export const secondsLater = 35
const cardToken = 'pays'

/** A guest whose changes lengthen and shorten the stay by turns, so that each is paid or refunded. */
export const killedGuest = (guest: PropertyGuest, bookingId: number) => ({
  selectionFor: async (service: ServiceProcess, number: number): Promise<Selection> => {
    const arrival = addDays(opening, 10 + ((number * 5) % 40))
    const query = { checkIn: arrival, checkOut: addDays(arrival, 3 + (number % 2)) }
    const quote = await valueOf(service.clientOf(guest).call(quoteDates, { query }))
    return { quote, version: number, payKey: crypto.randomUUID(), confirmKey: crypto.randomUUID() }
  },
  pay: (service: ServiceProcess, { quote, payKey: key }: Selection, diesAt?: number) =>
    service.clientOf(guest, dying(diesAt)).call(startPayment, {
      body: {
        quoteId: quote.quoteId,
        quoteToken: quote.token,
        method: { kind: 'card', token: cardToken },
      },
      guard: { key },
    }),
  /** Reads a payment later, after the sweep has looked for lost answers. */
  laterOf: (service: ServiceProcess, { paymentId }: GuestPayment) =>
    valueOf(
      service
        .clientOf(guest, { 'x-sweeps-after': String(secondsLater) })
        .call(getPayment, { params: { paymentId } }),
    ),
  confirm: (
    service: ServiceProcess,
    { quote, version, confirmKey: key }: Selection,
    payment: GuestPayment | undefined,
    diesAt?: number,
  ) =>
    service.clientOf(guest, dying(diesAt)).call(changeStay, {
      params: { bookingId: String(bookingId) },
      body: {
        quoteId: quote.quoteId,
        quoteToken: quote.token,
        ...(payment ? { timing: 'now' as const, acceptedTerms: true, paymentId: payment.paymentId } : {}),
      },
      guard: { key, version },
    }),
})

const dying = (at: number | undefined): Readonly<Record<string, string>> =>
  at === undefined ? {} : { 'x-dies-at': String(at) }

export async function valueOf<Value>(answer: Promise<Result<Value, unknown>>): Promise<Value> {
  const answered = await answer
  if (!answered.ok) throw new Error(JSON.stringify(answered.refusal))
  return answered.value
}
