import {
  addDays,
  addOnPlaces,
  daysOf,
  type ChangeSelection,
  headcount,
  isSuperior,
  noSelection,
  type Occupancy,
  type Reservation,
} from '@veranda/domain'
import { askForStandby, decideCancellation } from '@veranda/contract'
import { recordFigure, runs } from '@veranda/test-depth'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeBankTransfers } from '../bank-transfers/testing/taking-bank-transfers.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { aNightIsRetained } from '../cancellations/testing/a-cancelling-guest.ts'
import type { Store } from '../platform/db/store.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import type { TestProperty } from './testing/a-test-property.ts'
import { mailConducts } from './testing/a-mail-server.ts'
import { expectInvariants } from './testing/invariants.ts'
import { expectSameInLetter } from './testing/letter-of-change.ts'
import { type MoneyStep, moneySteps, payForChange, takeMoneyStep } from './testing/money-steps.ts'
import { aMoneyWorld, beginWithMoney, cardConducts, type MoneyWorld } from './testing/money-world.ts'
import { expectSameBooks } from './testing/same-books.ts'
import {
  arrivals,
  aWholeGuest,
  dinner,
  firstNight,
  forgetGuests,
  massage,
  nightsOnSale,
  openWholeWorld,
  sellOut,
  type WholeGuest,
} from './testing/whole-world.ts'

// At the landing depth the two model tests together make a hundred runs.
const times = runs('MODEL_RUNS', { landing: 25, full: 250 })
const balanceDue = '2027-04-20'
/** So many runs reach whatever is not rare, and a release's all there is. */
const [enoughForMost, enoughForAll] = [250, 1_000]
/** The steps that must each have succeeded in a full run, and how what was begun must have ended. */
const allDone = [
  'balance paid',
  'cancel',
  'change',
  'charge agreed to',
  'mail is away',
  'mail refuses',
  'mail takes',
  'reinstate',
  'review declined',
  'review granted',
  'review withdrawn',
  'sell-out',
  'time passed',
  'transfer announced',
  'transfer received: exact',
  'transfer received: far over',
  'transfer received: late',
  'transfer received: over',
  'transfer received: under',
  'upgrade',
  'waitlist joined',
]
const allEnded = [
  'charge charged',
  'charge given-up',
  'letter bounced',
  'letter sent',
  'payment captured',
  'payment refunded',
  'refund paid',
]
const most = [...allDone, ...allEnded].filter(
  (one) => !/^(transfer|review withdrawn|charge given-up)/.test(one),
)
const nobody: Occupancy = { adults: 0, teens: 0, kids: 0, infants: 0 }

let store: Store
let hotel: TestProperty
beforeAll(async () => {
  store = await openEmbedded()
  hotel = await openWholeWorld(store)
  await takeBankTransfers(store.db)
})
afterAll(() => store.close())

const who = fc.constantFrom(0 as const, 1 as const)
const room = fc.constantFrom(1, 1, 2, 3)
const category = fc.constantFrom(0 as const, 1 as const)
const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined, freq: 2 })

/** Any selection a guest could send, sensible or not. */
const selections = fc.record({
  dates: maybe(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 1, max: 4 }))),
  category: maybe(fc.tuple(room, category)),
  guests: maybe(
    fc.tuple(room, fc.constantFrom('adults', 'teens', 'kids', 'infants'), fc.integer({ min: 1, max: 5 })),
  ),
  room: maybe(category),
  addOn: maybe(fc.tuple(room, fc.integer({ min: 1, max: 5 }))),
  giveBack: fc.boolean(),
  dinner: maybe(fc.tuple(room, fc.integer({ min: 0, max: 4 }))),
  places: fc.array(fc.constantFrom(...addOnPlaces), { maxLength: 4 }),
})
type Selection = typeof selections extends fc.Arbitrary<infer Value> ? Value : never

const steps = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      who,
      selection: selections,
      paysNow: maybe(fc.constantFrom(...cardConducts)),
    }),
  },
  { weight: 5, arbitrary: moneySteps(who) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('upgrade' as const), who, room, category }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      who,
      rooms: fc.constantFrom([1], [2], [2], [1, 2], [3], [1, 2, 3]),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reinstate' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('review' as const),
      who,
      rooms: fc.constantFrom([1], [2], [1, 2]),
      ends: fc.constantFrom('granted' as const, 'declined' as const, 'withdrawn' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), who, room }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('mail' as const), conduct: fc.constantFrom(...mailConducts) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sell-out' as const), category, night: fc.nat(nightsOnSale - 1) }),
  },
)
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

function asked(
  { dates, category: other, guests, room: more, addOn, giveBack, dinner: onDay, places }: Selection,
  now: Reservation,
): ChangeSelection {
  const [shift = 0, nights = 1] = dates ?? []
  const arrival = addDays(now.stay.arrival, shift)
  const last = now.rooms.flatMap(({ services }) => services).at(-1)
  return {
    ...noSelection,
    ...(dates ? { stay: { arrival, departure: addDays(arrival, nights) } } : {}),
    rooms: [
      ...(other ? [{ roomNumber: other[0], roomTypeId: hotel.roomTypeIds[other[1]] }] : []),
      ...(guests && guests[0] !== other?.[0]
        ? [{ roomNumber: guests[0], moreGuests: { ...nobody, [guests[1]]: guests[2] } }]
        : []),
    ],
    newRooms:
      more === undefined
        ? []
        : [
            {
              roomTypeId: hotel.roomTypeIds[more],
              occupancy: { ...nobody, adults: 2 },
              firstName: 'Noor',
              lastName: 'Haddad',
            },
          ],
    services: [
      ...(addOn
        ? [{ kind: 'add' as const, offerId: massage, roomNumber: addOn[0], quantity: addOn[1] }]
        : []),
      ...(onDay
        ? [
            {
              kind: 'add' as const,
              offerId: dinner,
              roomNumber: onDay[0],
              quantity: 1,
              day: addDays(dates ? arrival : now.stay.arrival, onDay[1]),
            },
          ]
        : []),
      ...(giveBack && last ? [{ kind: 'remove' as const, addOnId: last.addOnId }] : []),
    ],
    addOns: places.flatMap((place, index) => {
      const own = now.rooms.flatMap(({ services }) => services)[index]
      return own ? [{ addOnId: own.addOnId, place }] : []
    }),
  }
}

/** Runs a step; resolves to what was done, or to nothing where it was refused. */
async function take(
  world: MoneyWorld,
  step: Step,
  guests: readonly [WholeGuest, WholeGuest],
): Promise<string | undefined> {
  switch (step.do) {
    case 'pay':
    case 'agree':
    case 'transfer':
    case 'time':
      return takeMoneyStep(world, step, guests)
    case 'mail':
      world.mail.behaves(step.conduct)
      return `mail ${step.conduct}`
    case 'review':
      return (await review(world, guests[step.who], step)) ? `review ${step.ends}` : undefined
    case 'wait':
      return (await wait(guests[step.who], step.room)) ? 'waitlist joined' : undefined
    case 'sell-out':
    case 'reinstate':
    case 'cancel':
    case 'upgrade':
    case 'change':
      return (await takeStep(world, step, guests)) ? step.do : undefined
  }
}

type ReviewStep = Extract<Step, { do: 'review' }>
type StayStep = Exclude<Step, MoneyStep | ReviewStep | { do: 'wait' } | { do: 'mail' }>

/** Asks for a cancellation that the staff must decide, and has it decided, or thinks better of it. */
async function review(
  { staff }: MoneyWorld,
  guest: WholeGuest,
  { rooms, ends }: ReviewStep,
): Promise<boolean> {
  const quote = await guest.quoteCancelling(...rooms)
  if (!quote.ok) return false
  const asked = await guest.confirmCancelling(quote.value, { reason: { firstAnswer: 'wedding' } })
  // Where cancelling costs nothing there is nothing to decide.
  if (!asked.ok || asked.value.requestId === undefined) return false
  if (ends === 'withdrawn') return (await guest.withdraw()).ok
  const decided = await staff.call(decideCancellation, {
    params: { requestId: asked.value.requestId },
    body: { decision: ends === 'granted' ? 'grant' : 'decline' },
    guard: { key: crypto.randomUUID() },
  })
  return decided.ok
}

/** Joins the waitlist for the better category. */
async function wait(guest: WholeGuest, roomNumber: number): Promise<boolean> {
  const { bookingId, version } = await guest.reservation()
  const asked = await guest.client.call(askForStandby, {
    params: { bookingId: String(bookingId) },
    body: { roomNumber, idDefRoomTypes: [hotel.roomTypeIds[1]], ceilingPerNight: 60 },
    guard: { key: crypto.randomUUID(), version },
  })
  return asked.ok
}

async function takeStep(
  world: MoneyWorld,
  step: StayStep,
  guests: readonly [WholeGuest, WholeGuest],
): Promise<boolean> {
  switch (step.do) {
    case 'sell-out':
      await sellOut(store, hotel.roomTypeIds[step.category], addDays(firstNight, step.night))
      return true
    case 'reinstate':
      return (await guests[step.who].reinstate()).ok
    case 'cancel': {
      const guest = guests[step.who]
      const quote = await guest.quoteCancelling(...step.rooms)
      return quote.ok && (await guest.confirmCancelling(quote.value)).ok
    }
    case 'upgrade': {
      const guest = guests[step.who]
      const selection = { rooms: [{ roomNumber: step.room, roomTypeId: hotel.roomTypeIds[step.category] }] }
      const quote = await guest.ask('upgrade-room', selection)
      return quote.ok && (await guest.confirm(quote.value)).ok
    }
    case 'change': {
      const guest = guests[step.who]
      const before = await guest.reservation()
      const selection = asked(step.selection, before)
      const quote = await guest.ask('variant-1', selection)
      if (!quote.ok) return false
      const { settlement } = quote.value.change
      const answer =
        step.paysNow && settlement.kind === 'to-pay'
          ? await payForChange(world, guest, quote.value, step.paysNow)
          : await guest.confirm(quote.value)
      if (!answer.ok) return false
      const after = await guest.reservation()
      expectSelected(after, selection)
      // The totals of the quote are those of the reservation before and after the change.
      const { currentTotal, newTotal } = quote.value.change
      expect([currentTotal, newTotal]).toEqual([before.pricing.total, after.pricing.total])
      await expectSameInLetter(store.db, before, quote.value.change, step.paysNow !== undefined)
      return true
    }
  }
}

/** The reservation contains everything that was selected. */
function expectSelected({ stay, rooms }: Reservation, selection: ChangeSelection): void {
  if (selection.stay) expect(stay).toEqual(selection.stay)
  for (const { roomNumber, roomTypeId } of selection.rooms)
    if (roomTypeId !== undefined)
      expect(rooms.find((one) => one.roomNumber === roomNumber)?.category.roomTypeId).toBe(roomTypeId)
  expect(
    rooms.slice(-selection.newRooms.length || rooms.length).map(({ category: of }) => of.roomTypeId),
  ).toEqual(expect.arrayContaining(selection.newRooms.map(({ roomTypeId }) => roomTypeId)))
}

/** Invariants of a reservation after any step. */
function expectRight({ rooms, pricing, stay }: Reservation): void {
  const days = daysOf(stay)
  for (const { status, services } of rooms)
    if (status !== 'cancelled')
      for (const { date } of services) if (date !== undefined) expect(days).toContain(date)
  expect(rooms.length).toBeLessThanOrEqual(9)
  for (const { category: of, occupancy, balance } of rooms) {
    expect(headcount(occupancy)).toBeLessThanOrEqual(of.maxOccupancy)
    expect(balance.amount).toBeGreaterThanOrEqual(0)
  }
  expect(pricing.paid.amount + pricing.balance.amount).toBeGreaterThanOrEqual(pricing.total.amount)
}

test(
  'whatever two guests change, cancel, wait for, pay and transfer, and staff, clock, provider and mail server do: each step is done whole or not at all, no upgrade leads to a lower category, rooms add up, ledger, provider and receipts agree to the cent, every letter is sent once, and the audit is whole',
  async () => {
    let ran = 0
    const done = new Map<string, number>()
    const ended = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 2, maxLength: 8 }),
        fc.tuple(fc.boolean(), fc.boolean()),
        fc.boolean(),
        async (all, paid, isNightRetained) => {
          await forgetGuests(store)
          const rooms = (count: number, isPaid: boolean) =>
            Array.from({ length: count }, () => ({
              category: 0 as const,
              pricePerNight: 30_000,
              ...(isPaid ? { paid: 90_000 } : {}),
              ...(isNightRetained ? { policy: aNightIsRetained } : {}),
            }))
          const world = aMoneyWorld(store)
          const guests = [
            await aWholeGuest(world, hotel, rooms(2, paid[0]), arrivals[0]),
            await aWholeGuest(world, hotel, rooms(1, paid[1]), arrivals[1]),
          ] as const
          await beginWithMoney(store, balanceDue)
          const known = [await guests[0].reservation(), await guests[1].reservation()]
          for (const step of all) {
            const guest = 'who' in step ? guests[step.who] : undefined
            const before = 'who' in step ? known[step.who] : undefined
            const passes = world.passes()
            const did = await take(world, step, guests)
            const isDone = did !== undefined
            if (isDone) done.set(did, (done.get(did) ?? 0) + 1)
            if (world.passes() > passes || step.do === 'transfer' || step.do === 'review') {
              // Jobs and the staff change more than one reservation, and one more than once.
              for (const [index, one] of guests.entries())
                expectRight((known[index] = await one.reservation()))
              continue
            }
            if (!guest || !before) continue
            const after = await guest.reservation()
            known[guests.indexOf(guest)] = after
            expect(isDone ? after.version : after).toEqual(isDone ? before.version + 1 : before)
            expectRight(after)
            if (step.do === 'upgrade' && isDone)
              for (const { roomNumber, category: of } of after.rooms) {
                const was = before.rooms.find((one) => one.roomNumber === roomNumber)?.category
                expect(was && (was.roomTypeId === of.roomTypeId || isSuperior(of, was))).toBe(true)
              }
          }
          await expectInvariants(store.db)
          await world.drain()
          await expectInvariants(store.db)
          await expectSameBooks(store.db)
          await world.mail.expectSettled()
          expect((await verifyAudit(store.db)).broken).toBeUndefined()
          ran += 1
          for (const one of await endings(store)) ended.set(one, (ended.get(one) ?? 0) + 1)
        },
      ),
      { numRuns: times },
    )
    expect(ran).toBe(times)
    const reached = [...done.keys(), ...ended.keys()]
    if (times >= enoughForMost) expect(reached).toEqual(expect.arrayContaining(most))
    if (times >= enoughForAll) expect(reached).toEqual(expect.arrayContaining([...allDone, ...allEnded]))
    recordFigure('Model of everything: runs', ran)
    for (const [step, count] of done) recordFigure(`Model of everything: ${step}, done`, count)
    for (const [end, count] of ended) recordFigure(`Model of everything: ${end}`, count)
  },
  120_000 + times * 3_000,
)

/** How payments, refunds, automatic charges, letters and waitlist requests ended. */
async function endings({ db }: Store): Promise<readonly string[]> {
  const found = await db.execute(sql`select 'payment ' || state as one from payment
    union all select 'refund ' || state from refund union all select 'charge ' || state from automatic_charge
    union all select 'letter ' || outcome from outbox where outcome is not null
    union all select 'standby ' || state from standby_wish`)
  return (found as { rows: readonly { one: string }[] }).rows.map(({ one }) => one)
}
