import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test as base } from '../product.ts'
import { openAnew } from './as-opened.ts'
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
