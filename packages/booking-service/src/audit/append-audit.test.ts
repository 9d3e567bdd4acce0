import { describe, expect, test } from 'vitest'
import { audit } from '../schema/audit.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { type Actor, asGuest, asJob, asStaff, reportedAs } from './actor.ts'
import { appendAudit } from './append-audit.ts'

const guest = asGuest({ originJti: 'a-guests-session' })
const staff = asStaff({ originJti: 'a-staff-session' })
const job = asJob('standby')

onEveryDatabaseInFull((open) => {
  describe('the audit', () => {
    test('says whether a guest, the staff or a job acted, and never shows a session’s id', async () => {
      const store = await open()
      await store.db.transaction((tx) => appendAudit(tx, { ...entry, actor: guest, action: 'request-sent' }))
      await store.db.transaction((tx) => appendAudit(tx, { ...entry, actor: staff, action: 'request-seen' }))
      await store.db.transaction((tx) => appendAudit(tx, { ...entry, actor: job, action: 'standby-awarded' }))
      const ofGuests = { ...entry, actor: staff as Actor, action: 'request-sent' } as const
      await expect(store.db.transaction((tx) => appendAudit(tx, ofGuests))).rejects.toThrow(/no sentence/)
      const rows = await store.db.select().from(audit).orderBy(audit.id)
      await store.close()
      expect(rows.map(({ actorKind }) => actorKind)).toEqual(['guest', 'staff', 'job'])
      expect(rows[2]?.actor).toBe('standby')
      expect(JSON.stringify(rows)).not.toMatch(/a-(guests|staff)-session/)
      expect(rows.map(({ previousHash }) => previousHash)).toEqual(['', rows[0]?.hash, rows[1]?.hash])
    })
  })
})

test.each<[Actor, 'guest' | 'hotel']>([
  [guest, 'guest'],
  [staff, 'hotel'],
  [job, 'hotel'],
])('the history shows what %j does as done by the %s', (actor, reported) => {
  expect(reportedAs(actor)).toBe(reported)
})

const entry = {
  at: new Date('2027-03-01T12:00:00Z'),
  reservationId: 700_001,
  detail: {},
}
