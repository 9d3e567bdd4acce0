import { type AnyEndpoint, endpoints, signInStaff } from '@veranda/contract'
import { permissionsOf, type StaffRole, staffRoles } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../platform/db/store.ts'
import { aStaffToken, aToken } from '../testing/a-service.ts'
import { isOnStaffHost } from '../testing/is-on-staff-host.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { aBackOffice, rightPassword } from './testing/a-back-office.ts'

const calls = Object.values<AnyEndpoint>(endpoints)
const ofStaff = calls.filter(({ access }) => access === 'staff')
const ofGuests = calls.filter(({ access }) => access === 'guest')
const entrances = calls.filter(({ access }) => access === 'staff-entrance')
const names = (some: readonly AnyEndpoint[]) => some.map((endpoint) => [endpoint.name, endpoint] as const)

test('every call of staff names the permission it asks for, and no other call does', () => {
  expect(ofStaff.filter(({ permission }) => permission === undefined)).toEqual([])
  expect(calls.filter(({ access, permission }) => access !== 'staff' && permission !== undefined)).toEqual([])
})

// Written down once more: what a call asks for and what a role may do would otherwise be compared with themselves.
test('money in transit, catalogues, properties, the team and the audit are an admin’s alone', () => {
  const agents = permissionsOf(['agent'])
  const admins = ofStaff.filter(({ permission }) => permission && !agents.includes(permission))
  expect(admins.map(({ name }) => name).toSorted()).toEqual([
    'addTeamMember',
    'applyBankArrival',
    'changeCatalogueEntry',
    'changePropertySettings',
    'changeTeamMember',
    'createCatalogueEntry',
    'decideCatalogueProposal',
    'deleteCatalogueEntry',
    'getBankArrival',
    'importCatalogue',
    'listAuditPeople',
    'listBankArrivals',
    'listBankTransfers',
    'listParkedEvents',
    'listStaffAudit',
    'matchBankArrival',
    'previewCatalogueImport',
    'recordBankArrival',
    'returnBankArrival',
    'unmatchBankArrival',
    'verifyAuditChain',
  ])
})

describe('who may call what', () => {
  let store: Store
  let office: ReturnType<typeof aBackOffice>
  const cookies = new Map<StaffRole, string>()
  beforeAll(async () => {
    store = await openEmbedded()
    office = aBackOffice(store)
    for (const role of staffRoles) {
      const userName = `matrix.${role}`
      await office.anAccount(userName, { role })
      const browser = office.aBrowser()
      const body = { userName, password: rightPassword, source: 'local' } as const
      expect(await browser.client.call(signInStaff, { body })).toMatchObject({ ok: true })
      cookies.set(role, browser.cookie())
    }
  })
  afterAll(() => store.close())

  /** The status of a call that is malformed: one that lets the caller in says so of the request, not of the caller. */
  const statusOf = async (
    { method, path, takesFile }: AnyEndpoint,
    host: 'admin' | 'palace',
    headers: Readonly<Record<string, string>>,
  ): Promise<number> => {
    const origin = `http://${host}.localhost:4000`
    const response = await office.app.request(`${origin}/api${path.replaceAll(/:\w+/g, '1')}?none=1`, {
      method,
      headers: {
        origin,
        'content-type': takesFile ? 'application/octet-stream' : 'application/json',
        'x-requested-with': 'veranda',
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: '?' }),
    })
    return response.status
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  for (const role of staffRoles) {
    test.each(names(ofStaff))(`${role}: %s`, async (_, endpoint) => {
      const may = permissionsOf([role]).includes(endpoint.permission ?? 'audit:read')
      const byCookie = await statusOf(endpoint, 'admin', { cookie: cookies.get(role) ?? '' })
      const byToken = await statusOf(endpoint, 'admin', bearer(aStaffToken([role])))
      expect([byCookie, byToken].map((status) => status !== 401 && status !== 403)).toEqual([may, may])
      expect(await statusOf(endpoint, 'palace', { cookie: cookies.get(role) ?? '' })).toBe(404)
    })

    test.each(names(ofGuests))(`${role} is no guest: %s`, async (_, endpoint) => {
      const headers = { cookie: cookies.get(role) ?? '', ...bearer(aStaffToken([role])) }
      expect(await statusOf(endpoint, 'palace', headers)).toBe(401)
      expect(await statusOf(endpoint, 'admin', headers)).toBe(401)
    })
  }

  test.each(names(ofStaff))('a guest is no staff: %s', async (_, endpoint) => {
    const guest = bearer(aToken('ZPCU-104A7C-AB', 'palace'))
    expect([401, 403]).toContain(await statusOf(endpoint, 'admin', guest))
    expect(await statusOf(endpoint, 'admin', {})).toBe(401)
    expect(await statusOf(endpoint, 'palace', guest)).toBe(404)
  })

  test.each(names(entrances))('there is no way in on a guest’s site: %s', async (_, endpoint) => {
    expect(await statusOf(endpoint, 'palace', {})).toBe(404)
    expect(isOnStaffHost(endpoint)).toBe(true)
  })
})
