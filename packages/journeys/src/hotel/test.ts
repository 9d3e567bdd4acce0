import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test as base } from '../product.ts'
import { faultsInBooks } from './books.ts'
import { type Hotel, hotelOn } from './hotel.ts'
import { addressFileOf, hotelPort } from './ports.ts'

/** A test beside a hotel at work. When it is over, the books of everybody who booked in it must be right. */
export const test = base.extend<{ readonly addressFile: string; readonly hotel: Hotel }>({
  addressFile: [addressFileOf(hotelPort), { option: true }],
  hotel: async ({ addressFile }, work) => {
    const address = readFileSync(addressFile, 'utf8')
    test.skip(address === '', 'No PostgreSQL server could be started')
    const database = new pg.Client(address)
    await database.connect()
    await openAnew(database)
    const hotel = hotelOn(database)
    const codes: string[] = []
    await work({
      ...hotel,
      books: async (sampleCode) => {
        const guest = await hotel.books(sampleCode)
        codes.push(guest.reservationCode)
        return guest
      },
    })
    for (const code of codes) await expect.poll(() => faultsInBooks(database, code)).toEqual([])
    await database.end()
  },
})

/**
 * Puts a hotel back to how it opened, for guests of earlier journeys are gone: what they held while paying is free
 * again, and what was charged for a night is charged again. Rooms they booked stay booked.
 */
async function openAnew(database: pg.Client): Promise<void> {
  await database.query('create schema if not exists opened')
  await database.query('create table if not exists opened.nightly_price as table nightly_price with data')
  await database.query(`
    with gone as (delete from room_hold returning room_type_id, night, rooms),
      free as (select room_type_id, night, sum(rooms) as rooms from gone group by 1, 2)
    update inventory i set held = i.held - free.rooms from free
    where i.room_type_id = free.room_type_id and i.night = free.night`)
  await database.query(`
    update nightly_price p
    set price = o.price, extra_adult = o.extra_adult, extra_teen = o.extra_teen, extra_kid = o.extra_kid
    from opened.nightly_price o
    where (p.room_type_id, p.rate_plan_id, p.night) = (o.room_type_id, o.rate_plan_id, o.night)
      and (p.price, p.extra_adult, p.extra_teen, p.extra_kid)
        is distinct from (o.price, o.extra_adult, o.extra_teen, o.extra_kid)`)
}
