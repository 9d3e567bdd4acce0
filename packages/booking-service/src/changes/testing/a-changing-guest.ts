import {
  changeStay,
  encodeChangeSelection,
  type Failure,
  getReservation,
  quoteChange,
} from '@veranda/contract'
import {
  type ChangePurpose,
  type ChangeSelection,
  noSelection,
  type PaymentTiming,
  type Reservation,
  type Result,
  type StayQuote,
} from '@veranda/domain'
import type { clientOf } from '../../testing/a-service.ts'
import type { PropertyGuest } from './a-test-property.ts'

type Client = ReturnType<typeof clientOf>

/** A guest who quotes and confirms changes over the real client. */
export function aChangingGuest(client: Client, { reservationCode }: PropertyGuest) {
  const reservation = async (): Promise<Reservation> =>
    valueOf(await client.call(getReservation, { params: { codeReservation: reservationCode } }))
  const ask = (purpose: ChangePurpose, selection: Partial<ChangeSelection>) =>
    client.call(quoteChange, {
      body: { purpose, ...encodeChangeSelection({ ...noSelection, ...selection }) },
    })
  const confirm = async (quote: StayQuote, timing = laterIn(quote), key: string = crypto.randomUUID()) => {
    const { bookingId, version } = await reservation()
    return client.call(changeStay, {
      params: { bookingId: String(bookingId) },
      body: {
        quoteId: quote.quoteId,
        quoteToken: quote.token,
        ...(timing ? { timing, acceptedTerms: true } : {}),
      },
      guard: { key, version },
    })
  }
  const change = async (purpose: ChangePurpose, selection: Partial<ChangeSelection>) => {
    const quote = valueOf(await ask(purpose, selection))
    return valueOf(await confirm(quote))
  }
  return { client, reservation, ask, confirm, change }
}

/** Puts a price difference on the balance. */
const laterIn = ({ change: { settlement } }: StayQuote): PaymentTiming | undefined =>
  settlement.kind === 'to-pay' ? settlement.timings.find((one) => one !== 'now') : undefined

export function valueOf<Value>(answer: Result<Value, Failure>): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return answer.value
}
