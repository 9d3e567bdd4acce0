import { addDays, noSelection } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { payment } from '../../schema/payment.ts'
import { quoteChange } from '../../quotes/quote-change.ts'
import { changeStay } from '../change-stay.ts'
import { type Command, command, givenIn, orRefusal, type Who } from './command.ts'
import {
  type DatesModel,
  modelConfirm,
  modelQuote,
  type No,
  type Outcome,
  type Sent,
  total,
} from './dates-model.ts'
import { type DatesWorld, firstNight, paidOf } from './dates-world.ts'
import type { Fault } from './faulty-provider.ts'

/** Quotes a stay, and expects the model's answer. */
export async function askFor(
  model: DatesModel,
  world: DatesWorld,
  who: Who,
  arrival: number,
  nights: number,
) {
  const { service, guests } = world
  const guest = model.guests[who]
  guest.paid = await paidOf(world, who)
  const expected = modelQuote(model, guest, arrival, nights)
  const stay = { arrival: addDays(firstNight, arrival), departure: addDays(firstNight, arrival + nights) }
  const answered = await orRefusal(
    quoteChange(service, guests[who], 'change-dates', { ...noSelection, stay }),
  )
  if ('kind' in expected) return expect(answered).toMatchObject(expected)
  if ('kind' in answered) return expect(answered).toEqual('a quote')
  expect(answered.change.newTotal.amount).toBe(total(expected.prices))
  expect(answered.change.settlement).toEqual(expected.settlement)
  expected.given = answered
}

export const quote = (who: Who, arrival: number, nights: number): Command =>
  command(`quote(${who}, night ${arrival}, ${nights} nights)`, (model, world) =>
    askFor(model, world, who, arrival, nights),
  )

async function send(model: DatesModel, { service, guests, bookingIds }: DatesWorld, who: Who, sent: Sent) {
  const { quoteId, token } = sent.quote.given
  const { paymentId } = sent
  const selection = {
    quoteId,
    token,
    bookingId: bookingIds[who],
    version: model.guests[who].seen,
    locale: 'en-US' as const,
    ...(paymentId === undefined
      ? { timing: 'at-check-in' as const, acceptedTerms: true }
      : { timing: 'now' as const, acceptedTerms: true, paymentId }),
  }
  const subject = guests[who].reservationCode
  const claim = { subject, route: 'changeStay', key: sent.key, fingerprint: quoteId }
  const answered = await orRefusal(changeStay(service, guests[who], selection, claim))
  if ('kind' in answered) return answered
  const { version, change } = answered.answer
  return { kind: 'done', version, total: change.newTotal.amount } as const
}

const outcomeOf = (expected: No | { readonly done: Outcome }): Outcome =>
  'done' in expected ? expected.done : { kind: 'refused', refusal: expected.no }

/** Confirms a quote, and expects the model's answer. */
export async function confirmAs(model: DatesModel, world: DatesWorld, who: Who, sent: Sent, fault: Fault) {
  const guest = model.guests[who]
  guest.paid = await paidOf(world, who)
  const isPaid = sent.paymentId === undefined ? undefined : await isAuthorised(world, sent)
  const seenBefore = guest.seen
  const expected = modelConfirm(model, guest, sent.quote, isPaid)
  const seenAfter = guest.seen
  guest.seen = seenBefore
  world.faulty.meet(fault)
  const answered = await send(model, world, who, sent)
  guest.seen = seenAfter
  const outcome = outcomeOf(expected)
  expect(answered).toMatchObject(outcome)
  const fresh = 'fresh' in expected ? expected.fresh : undefined
  if (fresh && 'attached' in answered) fresh.given = givenIn(answered.attached)
  const isRetained = 'done' in expected || expected.isRetained
  guest.sent = { ...sent, ...(isRetained ? { answer: outcome } : {}) }
}

async function isAuthorised(
  { service }: DatesWorld,
  { paymentId = '', quote: asked }: Sent,
): Promise<boolean> {
  const [row] = await service.store.db.select().from(payment).where(eq(payment.id, paymentId))
  return row?.state === 'authorised' && row.quoteId === asked.given.quoteId
}

export const confirm = (who: Who, fault: Fault): Command =>
  command(
    `confirm(${who}, ${fault})`,
    async (model, world) => {
      const asked = model.guests[who].quote
      if (asked) await confirmAs(model, world, who, { quote: asked, key: crypto.randomUUID() }, fault)
    },
    (model) => model.guests[who].quote !== undefined,
  )

export const confirmAgain = (who: Who, fault: Fault): Command =>
  command(
    `confirm again(${who}, ${fault})`,
    async (model, world) => {
      const { sent } = model.guests[who]
      if (!sent) return
      if (sent.answer) expect(await send(model, world, who, sent)).toMatchObject(sent.answer)
      else await confirmAs(model, world, who, sent, fault)
    },
    (model) => model.guests[who].sent !== undefined,
  )
