import { expect, test } from 'vitest'
import { revocation, throttle } from '../schema/identity.ts'
import { signInLimits } from './limits.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { isRevoked, revoke } from './ended-sessions.ts'
import { sweepIdentity } from './sweep-identity.ts'

onEveryDatabaseInFull((open) => {
  test('the sweep deletes an ended session only after its last token has expired', async () => {
    const { db: database, close } = await open()
    await revoke(database, 'a-session', new Date('2027-03-15T13:00:00Z'))
    await sweepIdentity(database, new Date('2027-03-15T12:59:00Z'))
    expect(await isRevoked(database, 'a-session')).toBe(true)
    await sweepIdentity(database, new Date('2027-03-15T13:01:00Z'))
    expect(await database.select().from(revocation)).toEqual([])
    await close()
  })

  test('the sweep deletes the counters of attempts a day after their limit has recovered', async () => {
    const { db: database, close } = await open()
    const began = new Date('2027-03-15T12:00:00Z')
    const limits = signInLimits(database, { now: () => began })
    await Promise.all([
      limits.address.admit('198.51.100.1'),
      limits.number.admit('A-1'),
      limits.names.admit('ana\nlopez'),
      limits.everybody.admit(''),
    ])
    await sweepIdentity(database, new Date(began.getTime() + 86_400 * 1_000))
    expect(await database.select().from(throttle)).toHaveLength(4)
    await sweepIdentity(database, new Date(began.getTime() + (86_400 + 3_600) * 1_000))
    expect(await database.select().from(throttle)).toEqual([])
    await close()
  })
})
