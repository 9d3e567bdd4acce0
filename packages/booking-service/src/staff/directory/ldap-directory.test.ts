import { getProfile, signInStaff } from '@veranda/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../platform/db/store.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'
import { base, directoryPassword, manager } from '../testing/directory-entries.ts'
import { startLdapjs } from '../testing/start-ldapjs.ts'
import { hasSlapd, startSlapd } from '../testing/start-slapd.ts'
import { ldapDirectory } from './ldap-directory.ts'
import { type LdapSetting, ldapSettingFrom } from './ldap-setting.ts'

const variables = (url: string) => ({
  STAFF_LDAP_URL: url,
  STAFF_LDAP_START_TLS: 'no' as const,
  STAFF_LDAP_BIND_DN: manager.dn,
  STAFF_LDAP_BIND_PASSWORD: manager.password,
  STAFF_LDAP_BASE: `ou=people,${base}`,
  STAFF_LDAP_USER_ATTRIBUTE: 'uid',
  STAFF_LDAP_GROUP_BASE: `ou=groups,${base}`,
  STAFF_LDAP_ROLES: `cn=managers, ou=groups, ${base}=admin; cn=front desk,ou=groups,${base}=agent`,
})

const settingAt = (url: string): LdapSetting => {
  const setting = ldapSettingFrom(variables(url))
  if (!setting) throw new Error('A directory is set')
  return setting
}

const servers = [
  ['a server of ldapjs', startLdapjs],
  ...(hasSlapd ? ([['OpenLDAP', startSlapd]] as const) : []),
] as const

describe.each(servers)('a directory, %s', (_, start) => {
  let server: Awaited<ReturnType<typeof start>>
  let store: Store
  beforeAll(async () => {
    server = await start()
    store = await openEmbedded()
  })
  afterAll(async () => {
    await server.close()
    await store.close()
  })

  test.each([
    [
      'knows who has this password, and their roles by their groups',
      'marta.gil',
      directoryPassword,
      ['admin', 'agent'],
    ],
    ['gives the role of one group', 'front.desk', directoryPassword, ['agent']],
    ['gives no role to somebody in no group', 'gardener', directoryPassword, []],
  ])('%s', async (_title, name, password, roles) => {
    const person = await ldapDirectory(settingAt(server.url)).check(name, password)
    expect(person).toMatchObject({ email: `${name}@example.com`, roles: expect.arrayContaining(roles) })
    expect(typeof person === 'object' && person.roles).toHaveLength(roles.length)
  })

  test.each([
    ['a wrong password', 'marta.gil', 'another'],
    ['no password, which a directory takes for an anonymous caller', 'marta.gil', ''],
    ['a name nobody has', 'nobody.here', directoryPassword],
    ['a star, which would find everybody', '*', directoryPassword],
    ['a filter of its own', 'marta.gil)(uid=*', directoryPassword],
  ])('lets nobody in with %s', async (_title, name, password) => {
    expect(await ldapDirectory(settingAt(server.url)).check(name, password)).toBeUndefined()
  })

  test('opens the back office with the company’s password, and never under the name of a local account', async () => {
    const directory = ldapDirectory(settingAt(server.url))
    const office = aBackOffice(store)
    const { app } = aBackOffice(store, { staff: { ...office.service.staff, directory } })
    const { aBrowser } = await import('../testing/a-back-office.ts')
    const signIn = async (userName: string) => {
      const { client } = aBrowser(app)
      const answer = await client.call(signInStaff, {
        body: { userName, password: directoryPassword, source: 'domain' },
      })
      return answer.ok ? client.call(getProfile) : answer
    }
    expect(await signIn('Marta.Gil')).toMatchObject({
      value: { attributes: { name: 'Marta Gil', source: 'domain' } },
    })
    expect(await signIn('gardener')).toMatchObject({ refusal: { refusal: 'not-authorized' } })
    await office.anAccount('front.desk', { password: rightPassword })
    expect(await signIn('front.desk')).toMatchObject({ refusal: { refusal: 'credentials-not-valid' } })
  })
})

test('a directory that does not answer is told apart from a wrong password', async () => {
  expect(await ldapDirectory(settingAt('ldap://127.0.0.1:9')).check('marta.gil', 'x')).toBe('unreachable')
})

describe('the settings of a directory', () => {
  test('there need not be one', () => {
    expect(ldapSettingFrom({ STAFF_LDAP_START_TLS: 'no', STAFF_LDAP_USER_ATTRIBUTE: 'uid' })).toBeUndefined()
  })
  test.each([
    ['passwords in clear beyond the machine', { STAFF_LDAP_URL: 'ldap://directory.example.com' }, /in clear/],
    ['another protocol', { STAFF_LDAP_URL: 'https://directory.example.com' }, /ldaps:\/\//],
    ['no account to look names up', { STAFF_LDAP_BIND_DN: '' }, /STAFF_LDAP_BIND_DN is not set/],
    ['a role there is not', { STAFF_LDAP_ROLES: 'cn=all=king' }, /group=role/],
  ])('refuse %s', (_, change, sentence) => {
    expect(() => ldapSettingFrom({ ...variables('ldaps://directory.example.com'), ...change })).toThrow(
      sentence,
    )
  })
  test.each(['ldaps://directory.example.com', 'ldap://127.0.0.1:389'])('take %s', (url) => {
    expect(ldapSettingFrom(variables(url))?.url).toBe(url)
  })
})
