import {
  listAuditPeople,
  listStaffAudit,
  recordStaffNote,
  signInStaff,
  verifyAuditChain,
} from '@veranda/contract'
import { isStaffAction, staffActions } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { verifyOnceADay } from '../../audit/check-chain.ts'
import { aPayingGuest } from '../../cancellations/testing/a-cancelling-guest.ts'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import { arrivals, openWholeWorld } from '../../changes/testing/whole-world.ts'
import type { Store } from '../../platform/db/store.ts'
import { onEveryDatabaseInFull } from '../../testing/on-every-database.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'

onEveryDatabaseInFull((open) => {
  describe('the audit for staff', () => {
    let store: Store
    let office: ReturnType<typeof aBackOffice>
    let admin: ReturnType<ReturnType<typeof aBackOffice>['aBrowser']>['client']
    let reservationCode: string
    beforeAll(async () => {
      store = await open()
      const hotel = await openWholeWorld(store)
      office = aBackOffice(store)
      await office.anAccount('ada.moreno', { displayName: 'Ada Moreno', role: 'admin' })
      admin = office.aBrowser().client
      await admin.call(signInStaff, {
        body: { userName: 'ada.moreno', password: rightPassword, source: 'local' },
      })
      const guest = await aPayingGuest(store.db, hotel, {
        arrival: arrivals[0],
        rooms: [{ category: 0, pricePerNight: 30_000 }],
      })
      reservationCode = guest.reservationCode
      valueOf(
        await admin.call(recordStaffNote, {
          params: { codeReservation: reservationCode },
          body: { text: 'Called' },
          guard: { key: crypto.randomUUID() },
        }),
      )
      // By an administrator of the user pool, a minute apart.
      for (let minute = 0; minute < 30; minute += 1)
        await store.db.transaction((tx) =>
          appendAudit(tx, {
            at: new Date(Date.UTC(2027, 1, 1, 12, minute)),
            actor: asStaff({ originJti: 'somebody-of-the-pool' }),
            action: minute % 2 === 0 ? 'catalogue-entry-changed' : 'staff-disable',
            reservationId: null,
            detail:
              minute % 2 === 0
                ? { catalogue: 'exchange-rates', key: `EUR${minute}` }
                : { member: minute, userName: `user.${minute}` },
          }),
        )
    })
    afterAll(() => store.close())

    type Query = NonNullable<Parameters<typeof admin.call<typeof listStaffAudit>>[1]>['query']
    const page = async (query: Query = {}) => valueOf(await admin.call(listStaffAudit, { query }))

    test('tells who did what, about what, the latest first', async () => {
      const [latest, signIn, before] = (await page()).entries
      expect(latest).toMatchObject({
        act: 'note-recorded',
        name: 'Ada Moreno',
        subject: { kind: 'reservation', text: reservationCode },
      })
      expect(signIn).toMatchObject({ act: 'staff-sign-in', name: 'Ada Moreno' })
      expect(before).toMatchObject({ act: 'staff-disable', subject: { kind: 'member', text: 'user.29' } })
      expect(before?.name).toBeUndefined()
    })

    test('is paged both ways without gaps or repetitions', async () => {
      const first = await page({ act: 'staff-disable' })
      const second = await page({ act: 'staff-disable', entriesAt: first.next ?? '' })
      expect([first.entries.length, second.entries.length]).toEqual([12, 3])
      expect([first.previous, second.next]).toEqual([undefined, undefined])
      expect(new Set([...first.entries, ...second.entries].map(({ entryId }) => entryId)).size).toBe(15)
      expect((await page({ act: 'staff-disable', entriesAt: second.previous ?? '' })).entries).toEqual(
        first.entries,
      )
    })

    test('is searched by person, act, subject and period', async () => {
      const people = valueOf(await admin.call(listAuditPeople))
      const ada = people.find(({ name }) => name === 'Ada Moreno')
      const found = async (query: Query) => (await page(query)).entries.map(({ subject }) => subject?.text)
      expect(await found({ person: String(ada?.userId) })).toEqual([reservationCode, undefined])
      expect(await found({ subject: `${reservationCode.toLowerCase()}/1` })).toEqual([reservationCode])
      expect(await found({ subject: 'eur2' })).toEqual(['EUR28', 'EUR26', 'EUR24', 'EUR22', 'EUR20', 'EUR2'])
      expect(await found({ subject: 'User.29' })).toEqual(['user.29'])
      expect(await found({ subject: '%' })).toEqual([])
      expect(await found({ since: '2027-02-02T00:00:00Z', before: '2027-03-02T00:00:00.000Z' })).toEqual([
        reservationCode,
        undefined,
      ])
      expect(await found({ before: '2027-01-31T00:00:00Z' })).toEqual([])
      expect((await admin.call(listStaffAudit, { query: { since: '2027-02-28T25:00:00Z' } })).ok).toBe(false)
    })

    test('says up to which entry it was verified, and when it was read whole', async () => {
      const fresh = valueOf(await admin.call(verifyAuditChain))
      expect(fresh).toMatchObject({ isMore: false, entries: 32 })
      expect([fresh.broken, fresh.wholeAt]).toEqual([undefined, undefined])
      await verifyOnceADay(office.service)
      const whole = valueOf(await admin.call(verifyAuditChain))
      expect(whole).toMatchObject({ upTo: fresh.upTo, entries: 32, hash: fresh.hash })
      expect(whole.wholeAt).toBe(office.service.clock.now().toISOString())
    })

    test('names an entry that was changed after it was verified, once it is read whole again', async () => {
      await store.db.execute(sql`alter table audit disable trigger user`)
      await store.db.execute(
        sql`update audit set action = 'staff-enable' where detail ->> 'userName' = 'user.7'`,
      )
      await verifyOnceADay(office.service)
      expect(valueOf(await admin.call(verifyAuditChain)).broken).toBeUndefined()
      office.service.clock.moveOn(25 * 3_600)
      await verifyOnceADay(office.service)
      expect(office.service.logged).toContainEqual({ event: 'audit broken', failure: 'content' })
      const { broken, entries } = valueOf(await office.byToken(['admin']).call(verifyAuditChain))
      expect(broken).toMatchObject({ fault: 'content' })
      expect(entries).toBe(9)
      await store.db.execute(
        sql`update audit set action = 'staff-disable' where detail ->> 'userName' = 'user.7'`,
      )
    })

    test('misses entries that were taken off its end', async () => {
      await store.db.execute(sql`delete from audit_check`)
      await verifyOnceADay(office.service)
      await store.db.execute(sql`delete from audit where id = (select max(id) from audit)`)
      const missed = async () => valueOf(await office.byToken(['admin']).call(verifyAuditChain)).broken
      expect(await missed()).toMatchObject({ fault: 'order' })
      office.service.clock.moveOn(25 * 3_600)
      await verifyOnceADay(office.service)
      expect(await missed()).toMatchObject({ fault: 'order' })
    })
  })
})

test('every act of staff is one of the list', () => {
  expect(new Set(staffActions).size).toBe(staffActions.length)
  expect(isStaffAction('staff-demand-second-factor')).toBe(true)
  expect(isStaffAction('upgrade-room')).toBe(false)
})
