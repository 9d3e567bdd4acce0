import { addDays } from '@veranda/domain'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { nightlyPrice } from '../../schema/catalogue.ts'
import { inventory } from '../../schema/inventory.ts'
import { reservation } from '../../schema/reservation.ts'
import { type Command, command, type Who } from './command.ts'
import { confirm, confirmAgain, quote } from './dates-commands.ts'
import { heldOn, nightsOnSale, soldOn } from './dates-model.ts'
import { cards, firstNight } from './dates-world.ts'
import { faults } from './faulty-provider.ts'
import {
  answerBank,
  confirmPaid,
  lateCallsArrive,
  move,
  eventsArrive,
  pay,
  payAgain,
  sweep,
} from './paying-commands.ts'

const reload = (who: Who): Command =>
  command(`reload(${who})`, async (model) => {
    const guest = model.guests[who]
    guest.seen = guest.version
  })

const hotelChanges = (who: Who): Command =>
  command(`the hotel changes something(${who})`, async (model, { service, bookingIds }) => {
    model.guests[who].version += 1
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
    model.totals[night] = soldOn(model, night) + heldOn(model, night)
    await service.store.db
      .update(inventory)
      .set({ total: sql`${inventory.sold} + ${inventory.held}` })
      .where(and(eq(inventory.roomTypeId, roomTypeId), eq(inventory.night, addDays(firstNight, night))))
  })

const who = fc.constantFrom(0 as const, 1 as const)
const night = fc.nat({ max: nightsOnSale - 1 })
const anyStay = fc.tuple(night, fc.integer({ min: 1, max: 4 }))
const nearStay = fc.tuple(fc.nat({ max: 6 }), fc.integer({ min: 1, max: 3 }))
// Stays that seldom overlap, so that most changes succeed and money moves.
const moveStay = fc.tuple(fc.nat({ max: 9 }), fc.constantFrom(1, 2, 3, 3, 4))
const fault = fc.oneof({ weight: 2, arbitrary: fc.constant('none' as const) }, fc.constantFrom(...faults))
const card = fc.oneof(fc.constant('pays' as const), fc.constantFrom(...cards))

/** All possible steps, in any order; those that move a stay or money come up more often. */
export const anyCommands = [
  fc.tuple(who, anyStay).map(([one, stay]) => quote(one, ...stay)),
  fc.tuple(who, nearStay).map(([one, stay]) => quote(one, ...stay)),
  ...Array.from({ length: 6 }, () =>
    fc.tuple(who, moveStay, fc.tuple(fault, fault)).map((given) => move(...given)),
  ),
  fc.tuple(who, card, fault).map((given) => pay(...given)),
  fc.tuple(who, card, fault).map((given) => pay(...given)),
  fc.tuple(who, fault).map((given) => confirmPaid(...given)),
  fc.tuple(who, fault).map((given) => confirm(...given)),
  fc.tuple(who, fault).map((given) => confirmAgain(...given)),
  who.map(payAgain),
  fc.tuple(who, fc.constantFrom('approval', 'refusal'), fault).map((given) => answerBank(...given)),
  fault.map(sweep),
  fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 6 }).map(eventsArrive),
  fc.constant(lateCallsArrive),
  who.map(reload),
  who.map(hotelChanges),
  // Rules differ between a quote's last minute and the one after it.
  fc.constantFrom(1, 2, 14, 15, 17).map(moveClock),
  fc.constantFrom(14, 15).map(moveClock),
  fc.tuple(night, fc.constantFrom(500, -500)).map((given) => priceMoves(...given)),
  night.map(sellOut),
]
