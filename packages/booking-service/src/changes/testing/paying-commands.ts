import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { providerCharge } from '@veranda/dev-payment-provider'
import { answerChallenge } from '../../payments/answer-challenge.ts'
import { applyPaymentEvents, keepPaymentEvents } from '../../payments/payment-events.ts'
import { sweepPayments } from '../../payments/sweep-payments.ts'
import { startChangePayment } from '../start-change-payment.ts'
import { type Command, command, givenIn, orRefusal, type Who } from './command.ts'
import { askFor, confirmAs } from './dates-commands.ts'
import { type Asked, type DatesModel, letGoOfHolds, modelHold } from './dates-model.ts'
import { type Card, type DatesWorld, paidOf } from './dates-world.ts'
import type { Fault } from './faulty-provider.ts'

async function start({ service, guests }: DatesWorld, who: Who, { quote, card, key }: Asked) {
  const { quoteId, token } = quote.given
  const selection = { quoteId, token, method: { kind: 'card', token: card }, locale: 'en-US' } as const
  const subject = guests[who].reservationCode
  const claim = { subject, route: 'startPayment', key, fingerprint: quoteId }
  const answered = await orRefusal(startChangePayment(service, guests[who], selection, claim))
  return 'kind' in answered ? answered : answered.answer
}

async function payAs(model: DatesModel, world: DatesWorld, who: Who, card: Card, fault: Fault) {
  const guest = model.guests[who]
  if (!guest.quote) return
  guest.paid = await paidOf(world, who)
  const asked = { quote: guest.quote, card, key: crypto.randomUUID() }
  const expected = modelHold(model, guest, guest.quote)
  world.faulty.meet(fault)
  const answered = await start(world, who, asked)
  if (expected) {
    expect(answered).toMatchObject({ kind: 'refused', refusal: expected.no })
    if (expected.fresh && 'attached' in answered) expected.fresh.given = givenIn(answered.attached)
    return
  }
  if ('kind' in answered) return expect(answered).toEqual('a payment')
  const { settlement } = asked.quote
  if (settlement.kind === 'to-pay') expect(answered.amount).toEqual(settlement.amount)
  guest.payment = { paymentId: answered.paymentId, asked, answer: answered }
}

async function confirmPaidAs(model: DatesModel, world: DatesWorld, who: Who, fault: Fault) {
  const { quote, payment } = model.guests[who]
  if (!quote || !payment) return
  const sent = { quote, paymentId: payment.paymentId, key: crypto.randomUUID() }
  await confirmAs(model, world, who, sent, fault)
}

export const pay = (who: Who, card: Card, fault: Fault): Command =>
  command(
    `pay(${who}, ${card}, ${fault})`,
    (model, world) => payAs(model, world, who, card, fault),
    (model) => model.guests[who].quote !== undefined,
  )

export const payAgain = (who: Who): Command =>
  command(
    `pay again(${who})`,
    async (model, world) => {
      const { payment } = model.guests[who]
      if (payment) expect(await start(world, who, payment.asked)).toEqual(payment.answer)
    },
    (model) => model.guests[who].payment !== undefined,
  )

export const confirmPaid = (who: Who, fault: Fault): Command =>
  command(
    `confirm what was paid(${who}, ${fault})`,
    (model, world) => confirmPaidAs(model, world, who, fault),
    (model) => model.guests[who].payment !== undefined,
  )

/** Quote, payment and confirmation in one step, so that the states after it are reached more often. */
export const move = (
  who: Who,
  [arrival, nights]: readonly [number, number],
  [paying, confirming]: readonly [Fault, Fault],
): Command =>
  command(
    `move(${who}, night ${arrival}, ${nights} nights, ${paying}, ${confirming})`,
    async (model, world) => {
      const guest = model.guests[who]
      guest.seen = guest.version
      await askFor(model, world, who, arrival, nights)
      if (guest.quote?.settlement.kind === 'to-pay') {
        await payAs(model, world, who, 'pays', paying)
        await confirmPaidAs(model, world, who, confirming)
      } else if (guest.quote)
        await confirmAs(model, world, who, { quote: guest.quote, key: crypto.randomUUID() }, confirming)
    },
  )

export const answerBank = (who: Who, answer: 'approval' | 'refusal', fault: Fault): Command =>
  command(
    `the bank hears ${answer}(${who}, ${fault})`,
    async (model, world) => {
      const { service, bookingIds, faulty } = world
      const paymentId = model.guests[who].payment?.paymentId ?? ''
      const charges = await service.store.db
        .select()
        .from(providerCharge)
        .where(eq(providerCharge.key, paymentId))
      const result = charges[0]?.[answer]
      if (!result) return
      faulty.meet(fault)
      await orRefusal(answerChallenge(service, { reservationId: bookingIds[who], paymentId, result }))
    },
    (model) => model.guests[who].payment?.asked.card === 'asks-first',
  )

export const sweep = (fault: Fault): Command =>
  command(`sweep(${fault})`, async (model, { service, faulty }) => {
    faulty.meet(fault)
    await sweepPayments(service)
    letGoOfHolds(model)
  })

/** Delivers some of the pending payment events, in some order, some of them repeatedly. */
export const eventsArrive = (which: readonly number[]): Command =>
  command(`news arrive(${which.join()})`, async (_, { service, faulty: { events } }) => {
    const reported = which.flatMap((one) => events[one % Math.max(1, events.length)] ?? [])
    await keepPaymentEvents(service, reported)
    await applyPaymentEvents(service)
  })

export const lateCallsArrive: Command = command('late calls arrive', (_, { faulty }) => faulty.catchUp())
