import { addDays } from '@veranda/domain'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { nightlyPrice } from '../../db/schema/catalogue.ts'
import { inventory } from '../../db/schema/inventory.ts'
import { reservation } from '../../db/schema/reservation.ts'
import { quoteDates } from '../../quotes/quote-dates.ts'
import { ServiceRefusal } from '../../refusal.ts'
import { changeDates } from '../change-dates.ts'
import {
  type DatesModel,
  modelConfirm,
  type ModelGuest,
  modelQuote,
  type ModelQuote,
  nightsOnSale,
  type Outcome,
  soldOn,
  total,
} from './dates-model.ts'
import { type DatesWorld, firstNight } from './dates-world.ts'

type Command = fc.AsyncCommand<DatesModel, DatesWorld>
type Run = (model: DatesModel, world: DatesWorld) => Promise<void>

const command = (
  name: string,
  run: Run,
  check: (model: Readonly<DatesModel>) => boolean = () => true,
): Command => ({
  check,
  run,
  toString: () => name,
})

const guestOf = ({ guests }: Readonly<DatesModel>, who: 0 | 1): ModelGuest => guests[who]

const quote = (who: 0 | 1, arrival: number, nights: number): Command =>
  command(`quote(${who}, night ${arrival}, ${nights} nights)`, async (model, { service, guests }) => {
    const expected = modelQuote(model, guestOf(model, who), arrival, nights)
    const stay = { arrival: addDays(firstNight, arrival), departure: addDays(firstNight, arrival + nights) }
    const answered = await orRefusal(quoteDates(service, guests[who], { stay }))
    if ('kind' in expected) expect(answered).toMatchObject(expected)
    else if ('kind' in answered) expect(answered).toEqual('a quote')
    else {
      expect(answered.change.newTotal.amount).toBe(total(expected.prices))
      expected.given = answered
    }
  })

async function send(
  model: DatesModel,
  { service, guests, bookingIds }: DatesWorld,
  who: 0 | 1,
  { quote: asked, key }: { readonly quote: ModelQuote; readonly key: string },
): Promise<Outcome> {
  const guest = guestOf(model, who)
  const { quoteId, token } = asked.given
  const bookingId = bookingIds[who]
  const wish = {
    quoteId,
    token,
    bookingId,
    version: guest.seen,
    timing: 'at-check-in',
    locale: 'en-US',
  } as const
  const claim = { subject: guests[who].reservationCode, route: 'changeDates', key, fingerprint: quoteId }
  const answered = await orRefusal(changeDates(service, guests[who], wish, claim))
  if ('kind' in answered) return answered
  const { version, change } = answered.answer
  return { kind: 'done', version, total: change.newTotal.amount }
}

async function confirmAndCompare(
  model: DatesModel,
  world: DatesWorld,
  who: 0 | 1,
  sent: { readonly quote: ModelQuote; readonly key: string },
): Promise<void> {
  const guest = guestOf(model, who)
  const seenBefore = guest.seen
  const { outcome, isKept, fresh } = modelConfirm(model, guest, sent.quote)
  const seenAfter = guest.seen
  guest.seen = seenBefore
  const answered = await send(model, world, who, sent)
  guest.seen = seenAfter
  expect(answered).toMatchObject(outcome)
  if (fresh && 'attached' in answered) fresh.given = givenIn(answered.attached)
  guest.sent = { ...sent, ...(isKept ? { answer: outcome } : {}) }
}

const confirm = (who: 0 | 1): Command =>
  command(
    `confirm(${who})`,
    async (model, world) => {
      const asked = guestOf(model, who).quote
      if (asked) await confirmAndCompare(model, world, who, { quote: asked, key: crypto.randomUUID() })
    },
    (model) => guestOf(model, who).quote !== undefined,
  )

const confirmAgain = (who: 0 | 1): Command =>
  command(
    `confirm again(${who})`,
    async (model, world) => {
      const { sent } = guestOf(model, who)
      if (!sent) return
      if (sent.answer) expect(await send(model, world, who, sent)).toMatchObject(sent.answer)
      else await confirmAndCompare(model, world, who, sent)
    },
    (model) => guestOf(model, who).sent !== undefined,
  )

const reload = (who: 0 | 1): Command =>
  command(`reload(${who})`, async (model) => {
    const guest = guestOf(model, who)
    guest.seen = guest.version
  })

const hotelChanges = (who: 0 | 1): Command =>
  command(`the hotel changes something(${who})`, async (model, { service, bookingIds }) => {
    guestOf(model, who).version += 1
    await service.store.db
      .update(reservation)
      .set({ version: sql`${reservation.version} + 1` })
      .where(eq(reservation.id, bookingIds[who]))
  })

const moveClock = (minutes: number): Command =>
  command(`${minutes} minutes pass`, async (model, { service }) => {
    model.now += minutes
    service.clock.moveOn(minutes * 60)
  })

const priceMoves = (night: number, by: number): Command =>
  command(`night ${night} costs ${by} more`, async (model, { service }) => {
    model.prices[night] = (model.prices[night] ?? 0) + by
    await service.store.db
      .update(nightlyPrice)
      .set({ price: sql`${nightlyPrice.price} + ${by}` })
      .where(eq(nightlyPrice.night, addDays(firstNight, night)))
  })

const sellOut = (night: number): Command =>
  command(`night ${night} sells out`, async (model, { service, roomTypeId }) => {
    model.totals[night] = soldOn(model, night)
    await service.store.db
      .update(inventory)
      .set({ total: inventory.sold })
      .where(and(eq(inventory.roomTypeId, roomTypeId), eq(inventory.night, addDays(firstNight, night))))
  })

async function orRefusal<Value>(
  answer: Promise<Value>,
): Promise<Value | { kind: 'refused'; refusal: string; attached: unknown }> {
  try {
    return await answer
  } catch (thrown) {
    if (!(thrown instanceof ServiceRefusal)) throw thrown
    return { kind: 'refused', refusal: thrown.refusal, attached: thrown.more.attached }
  }
}

function givenIn(attached: unknown): ModelQuote['given'] {
  const { quoteId, quoteToken: token } = attached as { quoteId: string; quoteToken: string }
  return { quoteId, token }
}

const who = fc.constantFrom(0 as const, 1 as const)
const night = fc.nat({ max: nightsOnSale - 1 })

/** Everything that may happen, in any order; what moves a stay more often than what is around it. */
export const anyCommands = [
  fc.tuple(who, night, fc.integer({ min: 1, max: 4 })).map((given) => quote(...given)),
  fc.tuple(who, fc.nat({ max: 6 }), fc.integer({ min: 1, max: 3 })).map((given) => quote(...given)),
  who.map(confirm),
  who.map(confirm),
  who.map(confirmAgain),
  who.map(reload),
  who.map(hotelChanges),
  // A quote's last minute and the one after it are where rules differ.
  fc.constantFrom(1, 14, 15).map(moveClock),
  fc.constantFrom(14, 15).map(moveClock),
  fc.tuple(night, fc.constantFrom(500, -500)).map((given) => priceMoves(...given)),
  night.map(sellOut),
]
