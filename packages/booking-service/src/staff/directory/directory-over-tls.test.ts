import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCertificate } from '../testing/a-certificate.ts'
import { base, directoryPassword, manager } from '../testing/directory-entries.ts'
import { startLdapjs } from '../testing/start-ldapjs.ts'
import { hasSlapd, startSlapd } from '../testing/start-slapd.ts'
import { ldapDirectory } from './ldap-directory.ts'
import type { LdapSetting } from './ldap-setting.ts'

const certificate = aCertificate('IP:127.0.0.1')
const elsewhere = aCertificate('DNS:directory.example.com')

const settingAt = (url: string, ca: string | undefined, startTls = false): LdapSetting => ({
  url,
  startTls,
  ...(ca === undefined ? {} : { tls: { ca } }),
  bindDn: manager.dn,
  bindPassword: manager.password,
  base: `ou=people,${base}`,
  userAttribute: 'uid',
  groupBase: `ou=groups,${base}`,
  roleOfGroup: new Map([[`cn=managers,ou=groups,${base}`, 'admin']]),
})

/** What comes of asking, and what the log says of it. */
async function ask(setting: LdapSetting) {
  const troubles: string[] = []
  const directory = ldapDirectory(setting, (sentence) => troubles.push(sentence))
  return { person: await directory.check('marta.gil', directoryPassword), troubles }
}

const known = { person: { displayName: 'Marta Gil', roles: ['admin'] }, troubles: [] }
const notTrusted = { person: 'unreachable', troubles: [expect.stringMatching(/certificate is not trusted/)] }

describe('a directory over TLS', () => {
  let server: Awaited<ReturnType<typeof startLdapjs>>
  beforeAll(async () => {
    server = await startLdapjs(certificate)
  })
  afterAll(() => server.close())

  test('is asked where its certificate is trusted', async () => {
    expect(server.url).toMatch(/^ldaps:/)
    expect(await ask(settingAt(server.url, certificate.cert))).toMatchObject(known)
  })
  test('whose certificate nobody vouches for is not asked, and it is said why', async () => {
    expect(await ask(settingAt(server.url, undefined))).toEqual(notTrusted)
  })
})

test('a directory whose certificate is for another host is not asked', async () => {
  const server = await startLdapjs(elsewhere)
  expect(await ask(settingAt(server.url, elsewhere.cert))).toEqual(notTrusted)
  await server.close()
})

describe.runIf(hasSlapd)('OpenLDAP over TLS', () => {
  let server: Awaited<ReturnType<typeof startSlapd>>
  beforeAll(async () => {
    server = await startSlapd(certificate)
  })
  afterAll(() => server.close())

  test.each([
    ['from the first byte', () => [server.overTls, false] as const],
    ['by StartTLS', () => [server.url, true] as const],
  ])('is asked %s where its certificate is trusted, and not otherwise', async (_, at) => {
    const [url, startTls] = at()
    expect(await ask(settingAt(url, certificate.cert, startTls))).toMatchObject(known)
    expect(await ask(settingAt(url, elsewhere.cert, startTls))).toEqual(notTrusted)
  })
})
