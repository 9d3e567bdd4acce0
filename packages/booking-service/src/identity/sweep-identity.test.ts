import { expect, test } from 'vitest'
import { revocation } from '../db/schema/identity.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { isRevoked, revoke } from './pool-store.ts'
import { sweepIdentity } from './sweep-identity.ts'

onEveryDatabaseInFull((open) => {
  test('sweeping forgets an ended session only when its last token has expired', async () => {
    const { db: database, close } = await open()
    await revoke(database, 'a-session', new Date('2027-03-15T13:00:00Z'))
    await sweepIdentity(database, new Date('2027-03-15T12:59:00Z'))
    expect(await isRevoked(database, 'a-session')).toBe(true)
    await sweepIdentity(database, new Date('2027-03-15T13:01:00Z'))
    expect(await database.select().from(revocation)).toEqual([])
    await close()
  })
})
