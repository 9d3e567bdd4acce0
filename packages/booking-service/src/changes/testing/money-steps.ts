import {
  agreeToAutomaticCharge,
  changeStay,
  type GuestPayment,
  getBankTransfer,
  getPayment,
  payBalance,
  quoteBalance,
  startBalancePayment,
  startPayment,
} from '@veranda/contract'
import type { Money, StayQuote } from '@veranda/domain'
import fc from 'fast-check'
import { announcing } from '../../bank-transfers/testing/taking-bank-transfers.ts'
import { valueOf } from './a-changing-guest.ts'
import { type CardConduct, cardConducts, days, type MoneyWorld } from './money-world.ts'
import type { WholeGuest } from './whole-world.ts'

const conducts = fc.constantFrom(...cardConducts, 'pays' as const, 'pays' as const)

/** What of a balance is paid: all of it, a room's part, or a share of it. */
const parts = fc.constantFrom('all', 'all', 'room-1', 'room-2', 'half', 'a little')
type Part = typeof parts extends fc.Arbitrary<infer Value> ? Value : never

/** How money that was announced arrives, if at all. `late`: after nobody waits for it any more. */
const arrivals = fc.constantFrom('not at all', 'exact', 'under', 'over', 'far over', 'late')

/** What moves money beside a change or a cancellation, and the time in which the jobs move it. */
export const moneySteps = (who: fc.Arbitrary<0 | 1>) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('pay' as const), who, part: parts, card: conducts }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('agree' as const), who, card: conducts }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('transfer' as const),
        who,
        part: parts,
        arrives: arrivals,
        excess: fc.constantFrom('credit' as const, 'refund' as const),
      }),
    },
    // Some minutes, until cancelling is final, some days; the day of the charge; the time after it; days before arrival.
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('time' as const),
        days: fc.constantFrom(0.03, 1, 3, 50, 51, 64),
      }),
    },
  )
export type MoneyStep = ReturnType<typeof moneySteps> extends fc.Arbitrary<infer Value> ? Value : never

/** Takes a step; answers what became of it, or nothing where it was refused. */
export async function takeMoneyStep(
  world: MoneyWorld,
  step: MoneyStep,
  guests: readonly [WholeGuest, WholeGuest],
): Promise<string | undefined> {
  switch (step.do) {
    case 'time':
      await world.pass(step.days * days)
      return 'time passed'
    case 'pay':
      return (await pay(world, guests[step.who], step.part, step.card)) ? 'balance paid' : undefined
    case 'agree':
      return (await agree(guests[step.who], step.card, world)) ? 'charge agreed to' : undefined
    case 'transfer': {
      const guest = guests[step.who]
      const announced = await announcing(clientOf(guest), selectionOf(step.part, await balanceOf(guest)))
      if (step.arrives === 'not at all') return announced.ok ? 'transfer announced' : undefined
      if (step.arrives === 'late') await world.pass(12 * days)
      return (await arrive(world, guest, step)) ? `transfer received: ${step.arrives}` : undefined
    }
  }
}

const once = () => ({ key: crypto.randomUUID() })
const clientOf = ({ client, who }: WholeGuest) => ({ client, reservationCode: who.reservationCode })
const balanceOf = async (guest: WholeGuest): Promise<Money> => (await guest.reservation()).pricing.balance

function selectionOf(part: Part, { amount }: Money) {
  switch (part) {
    case 'all':
      return {}
    case 'room-1':
    case 'room-2':
      return { rooms: [Number(part.slice(-1))] }
    case 'half':
      return { amount: Math.round(amount / 2) / 100 }
    case 'a little':
      return { amount: 123.45 }
  }
}

/** A payment whose answer was lost is asked for, as the page does. */
async function answered({ client }: WholeGuest, world: MoneyWorld, payment: GuestPayment) {
  if (payment.state !== 'unknown') return payment
  await world.pass(4)
  return valueOf(await client.call(getPayment, { params: { paymentId: payment.paymentId } }))
}

async function pay(world: MoneyWorld, guest: WholeGuest, part: Part, conduct: CardConduct): Promise<boolean> {
  const { client } = guest
  const quote = await client.call(quoteBalance, { body: selectionOf(part, await balanceOf(guest)) })
  if (!quote.ok) return false
  const { quoteId, token: quoteToken } = quote.value
  const started = await client.call(startBalancePayment, {
    body: { quoteId, quoteToken, paymentType: 1 as const, token: await world.aCard(conduct) },
    guard: once(),
  })
  if (!started.ok) return false
  const { paymentId } = await answered(guest, world, started.value)
  const { bookingId, version } = await guest.reservation()
  const paid = await client.call(payBalance, {
    params: { bookingId: String(bookingId) },
    body: { quoteId, quoteToken, isPriorToArrival: 2 as const, paymentId, acceptedTerms: true },
    guard: { ...once(), version },
  })
  return paid.ok
}

async function agree(guest: WholeGuest, conduct: CardConduct, world: MoneyWorld): Promise<boolean> {
  const { client, who } = guest
  const quote = await client.call(quoteBalance, { body: {} })
  if (!quote.ok) return false
  const { bookingId, version } = await guest.reservation()
  const { quoteId, token: quoteToken } = quote.value
  const agreed = await client.call(agreeToAutomaticCharge, {
    params: { bookingId: String(bookingId) },
    body: {
      quoteId,
      quoteToken,
      acceptedTerms: true,
      cardId: await world.aCard(conduct, who.reservationCode),
    },
    guard: { ...once(), version },
  })
  return agreed.ok
}

/** Money under the reference of the last transfer that was announced, by the staff's calls. */
async function arrive(
  world: MoneyWorld,
  guest: WholeGuest,
  { arrives, excess }: Extract<MoneyStep, { do: 'transfer' }>,
): Promise<boolean> {
  const { bookingId } = await guest.reservation()
  const params = { bookingId: String(bookingId) }
  const { transfer } = valueOf(await guest.client.call(getBankTransfer, { params }))
  if (!transfer) return false
  const announced = transfer.amount.amount
  const arrived = {
    'not at all': 0,
    exact: announced,
    late: announced,
    under: Math.ceil(announced / 3),
    over: announced + 7_777,
    'far over': announced + 500_000,
  }[arrives]
  const { arrivalId } = valueOf(await world.record({ amount: arrived / 100, text: transfer.reference }))
  const matched = await world.match(arrivalId, { reference: transfer.reference })
  return matched.ok && (await world.apply(arrivalId, { excess })).ok
}

/** Confirms a change whose difference is paid now, by card. */
export async function payForChange(
  world: MoneyWorld,
  guest: WholeGuest,
  { quoteId, token: quoteToken }: StayQuote,
  conduct: CardConduct,
) {
  const { client } = guest
  const method = { kind: 'card' as const, token: await world.aCard(conduct) }
  const started = await client.call(startPayment, { body: { quoteId, quoteToken, method }, guard: once() })
  if (!started.ok) return started
  const { paymentId } = await answered(guest, world, started.value)
  const { bookingId, version } = await guest.reservation()
  return client.call(changeStay, {
    params: { bookingId: String(bookingId) },
    body: { quoteId, quoteToken, timing: 'now', acceptedTerms: true, paymentId },
    guard: { ...once(), version },
  })
}
