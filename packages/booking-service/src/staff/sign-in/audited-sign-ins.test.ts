import { endStaffSession, signInStaff } from '@veranda/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../../audit/verify-audit.ts'
import type { Store } from '../../platform/db/store.ts'
import { audit } from '../../schema/audit.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'
import { recordedActions } from '../testing/recorded-actions.ts'

const as = (userName: string, password = rightPassword) => ({
  body: { userName, password, source: 'local' as const },
})

describe('the audit of who comes in', () => {
  let store: Store
  let office: ReturnType<typeof aBackOffice>
  beforeAll(async () => {
    store = await openEmbedded()
    office = aBackOffice(store)
  })
  afterAll(() => store.close())

  const wrongPasswords = async (userName: string, count: number) => {
    for (let tries = 0; tries < count; tries++)
      expect(
        await office
          .aBrowser(`198.51.100.${tries}`)
          .client.call(signInStaff, as(userName, 'Wrong!Password7')),
      ).toMatchObject({ ok: false })
  }

  test('tells who signed in, and who signed out once', async () => {
    await office.anAccount('comes.and.goes')
    const { client } = office.aBrowser()
    await client.call(signInStaff, as('comes.and.goes'))
    await client.call(endStaffSession, { body: {} })
    await client.call(endStaffSession, { body: {} })
    expect(await recordedActions(store, 'comes.and.goes')).toEqual(['staff-sign-in', 'staff-sign-out'])
  })

  test('tells nothing of a name that nobody has, and stays whole', async () => {
    const entries = await store.db.$count(audit)
    await wrongPasswords('nobody.here', 1)
    expect(await store.db.$count(audit)).toBe(entries)
    expect((await verifyAudit(store.db)).broken).toBeUndefined()
  })

  test('tells five refusals of an account, then one an hour, however many a stranger causes', async () => {
    await office.anAccount('guessed.at')
    const anHourOfGuesses = async () => {
      await wrongPasswords('guessed.at', 8)
      office.service.clock.moveOn(3_600)
    }
    await anHourOfGuesses()
    expect(await recordedActions(store, 'guessed.at')).toEqual(Array(5).fill('staff-sign-in-refused'))
    await anHourOfGuesses()
    await anHourOfGuesses()
    expect(await recordedActions(store, 'guessed.at')).toHaveLength(7)
  })
})
