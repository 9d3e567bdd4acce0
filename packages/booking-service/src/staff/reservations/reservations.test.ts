import {
  getDashboard,
  getStaffReservation,
  listStaffReservations,
  recordStaffNote,
  sendLetterForGuest,
  sendLinkForGuest,
  signInStaff,
} from '@veranda/contract'
import type { ReservationOrder, StaffRole } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canceller, aPayingGuest } from '../../cancellations/testing/a-cancelling-guest.ts'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import { arrivals, openWholeWorld } from '../../changes/testing/whole-world.ts'
import type { Store } from '../../platform/db/store.ts'
import { inventory } from '../../schema/inventory.ts'
import { outbox } from '../../schema/outbox.ts'
import { guest as guestTable } from '../../schema/room.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { brands as sampleBrands } from '../../testing/sample-brands.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'

let store: Store
let hotel: Awaited<ReturnType<typeof openWholeWorld>>
let office: ReturnType<typeof aBackOffice>
beforeAll(async () => {
  store = await openEmbedded()
  hotel = await openWholeWorld(store)
  office = aBackOffice(store)
  await store.db.update(inventory).set({ total: 1_000 })
})
afterAll(() => store.close())

let count = 0
async function aMember(role: StaffRole) {
  const userName = `reservations.${++count}`
  await office.anAccount(userName, { displayName: `Member ${count}`, role })
  const { client } = office.aBrowser()
  await client.call(signInStaff, { body: { userName, password: rightPassword, source: 'local' } })
  return { client, name: `Member ${count}` }
}

async function aNamedGuest(firstName: string, lastName: string, email: string) {
  const who = await aPayingGuest(store.db, hotel, {
    arrival: arrivals[0],
    rooms: [{ category: 0, pricePerNight: 30_000 }],
  })
  const read = await canceller(office.app, who).reservation()
  await store.db
    .update(guestTable)
    .set({ firstName, lastName, email })
    .where(eq(guestTable.id, read.rooms[0]?.guests[0]?.guestId ?? 0))
  return read
}

describe('reservations for staff', () => {
  test('are found by number, either name without marks, e-mail and arrival', async () => {
    const { client } = await aMember('agent')
    const read = await aNamedGuest('Ágata', 'Peña Núñez', 'Agata.Pena@example.com')
    const codesFor = async (search: string) =>
      valueOf(await client.call(listStaffReservations, { query: { search } })).reservations.map(
        ({ reservationCode }) => reservationCode,
      )
    for (const typed of [
      read.reservationCode.toLowerCase(),
      `${read.reservationCode}/1`,
      'agata pe',
      'PENA nunez, ágata',
      'agata.pena@',
      read.stay.arrival,
    ])
      expect(await codesFor(typed), typed).toContain(read.reservationCode)
    for (const typed of ['a', '%', 'nobody at all', '1999-01-01'])
      expect(await codesFor(typed), typed).toEqual([])
  })

  test('are paged both ways without gaps or repetitions', async () => {
    const { client } = await aMember('agent')
    for (let made = 0; made < 15; made += 1) await aNamedGuest('Paged', `Guest ${made}`, 'p@example.com')
    const page = async (pageAt?: string, order?: ReservationOrder) =>
      valueOf(
        await client.call(listStaffReservations, {
          query: { search: 'paged', ...(pageAt ? { pageAt } : {}), ...(order ? { order } : {}) },
        }),
      )
    const first = await page()
    const second = await page(first.next)
    expect([first.reservations.length, second.reservations.length]).toEqual([12, 3])
    expect([first.previous, second.next]).toEqual([undefined, undefined])
    const codes = [...first.reservations, ...second.reservations].map((row) => row.reservationCode)
    expect(new Set(codes).size).toBe(15)
    expect((await page(second.previous)).reservations).toEqual(first.reservations)
    const earliest = await page(undefined, 'earliest-arrival')
    const rest = await page(earliest.next, 'earliest-arrival')
    const codesUpwards = [...earliest.reservations, ...rest.reservations].map((row) => row.reservationCode)
    expect(codesUpwards).toEqual(codes.toReversed())
    expect((await page(rest.previous, 'earliest-arrival')).reservations).toEqual(earliest.reservations)
  })

  test('an agent sees the stay without payments and audit, an admin with both', async () => {
    const [agent, admin] = [await aMember('agent'), await aMember('admin')]
    const read = await aNamedGuest('Ada', 'Lovelace', 'ada@example.com')
    const params = { codeReservation: read.reservationCode }
    const ofAgent = valueOf(await agent.client.call(getStaffReservation, { params }))
    expect(ofAgent.reservation.pricing).toEqual(read.pricing)
    expect([ofAgent.money, ofAgent.audit]).toEqual([undefined, undefined])
    const ofAdmin = valueOf(await admin.client.call(getStaffReservation, { params }))
    expect(ofAdmin.money?.ledger.map(({ movement }) => movement)).toContain('sold')
    expect(ofAdmin.money?.ledger.at(-1)?.balance).toEqual(read.pricing.balance)
    expect(ofAdmin.audit).toBeDefined()
  })

  test('what staff do for a guest is recorded as theirs', async () => {
    const [agent, admin] = [await aMember('agent'), await aMember('admin')]
    const { reservationCode } = await aNamedGuest('Ada', 'Lovelace', 'ada@example.com')
    const params = { codeReservation: reservationCode }
    const guard = () => ({ key: crypto.randomUUID() })
    const body = { email: 'ada@example.com', locale: 'es-MX' }
    const note = await agent.client.call(recordStaffNote, {
      params,
      body: { text: 'Called about the transfer' },
      guard: guard(),
    })
    expect(valueOf(note)).toMatchObject({ by: agent.name, text: 'Called about the transfer' })
    valueOf(await agent.client.call(sendLetterForGuest, { params, body, guard: guard() }))
    valueOf(await agent.client.call(sendLinkForGuest, { params, body, guard: guard() }))
    const seen = valueOf(await admin.client.call(getStaffReservation, { params }))
    expect(seen.notes.map(({ by }) => by)).toEqual([agent.name])
    expect(seen.audit?.slice(0, 3)).toMatchObject([
      { action: 'sign-in-link-sent', by: 'staff', name: agent.name },
      { action: 'confirmation-letter-ordered', by: 'staff', name: agent.name },
      { action: 'note-recorded', by: 'staff', name: agent.name },
    ])
    expect(
      seen.letters
        .slice(0, 2)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['confirmation', 'sign-in-link'])
    const queued = await store.db.select().from(outbox).where(eq(outbox.reservationCode, reservationCode))
    expect(queued.map(({ locale }) => locale)).toEqual(['es-MX', 'es-MX'])
  })

  test('what staff send goes out in a language that the reservation’s brand offers', async () => {
    const { reservationCode } = await aNamedGuest('Ada', 'Lovelace', 'ada@example.com')
    const { anAccount, aBrowser } = aBackOffice(store, { brands: sampleBrands })
    const userName = `reservations.${++count}`
    await anAccount(userName)
    const { client } = aBrowser()
    await client.call(signInStaff, { body: { userName, password: rightPassword, source: 'local' } })
    const params = { codeReservation: reservationCode }
    const body = { email: 'ada@example.com', locale: 'it-IT' }
    for (const call of [sendLetterForGuest, sendLinkForGuest])
      valueOf(await client.call(call, { params, body, guard: { key: crypto.randomUUID() } }))
    const queued = await store.db.select().from(outbox).where(eq(outbox.reservationCode, reservationCode))
    expect(queued.map(({ locale }) => locale)).toEqual(['en-US', 'en-US'])
  })
})

test('the dashboard shows everybody what arrives and waits, and money to those with the permission', async () => {
  const [agent, admin] = [await aMember('agent'), await aMember('admin')]
  await aNamedGuest('Ada', 'Lovelace', 'ada@example.com')
  const ofAgent = valueOf(await agent.client.call(getDashboard))
  expect(ofAgent.waiting?.map(({ kind }) => kind)).toContain('review')
  expect(ofAgent.confirmed?.length).toBeGreaterThan(0)
  expect(ofAgent.money).toBeUndefined()
  expect(valueOf(await admin.client.call(getDashboard)).money).toMatchObject({ payments: [] })
})
