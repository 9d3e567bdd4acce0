import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import type { Store } from './platform/db/store.ts'
import { docsRoutes } from './platform/http/docs.ts'
import { localHosts } from './platform/hosts.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import { pages } from './pages/pages.ts'
import { aService, aStaffToken, aToken } from './testing/a-service.ts'
import { refusals } from './platform/refusal.ts'
import { routes } from './features.ts'
import { brands } from './testing/sample-brands.ts'
import { isForAnybody, isOnStaffHost } from './testing/is-on-staff-host.ts'

const noDatabase = { db: {}, kind: 'pglite', close: async () => undefined } as unknown as Store

const startPage = new Hono<HttpEnv>().get('/', (context) => context.text('start'))

function anApp({ development = true }: { readonly development?: boolean } = {}) {
  const shellsDir = mkdtempSync(join(tmpdir(), 'shells-'))
  const write = (path: string, content: string) => writeFileSync(join(shellsDir, path), content)
  for (const shell of ['palace', 'partner'])
    mkdirSync(join(shellsDir, shell, 'dist', 'assets'), { recursive: true })
  write(
    'palace/dist/index.html',
    `<!doctype html><style>a{}</style><script>early()</script><script src="/assets/x.js"></script>${'palace '.repeat(200)}`,
  )
  write('palace/dist/assets/entry-Ab3_x9Zq.js', 'export const palace = 1\n'.repeat(50))
  write('partner/dist/index.html', 'resorts')
  write('partner/dist/city.html', 'city')
  write('partner/dist/index.not-found.html', 'no such page of resorts')
  write('partner/dist/city.not-found.html', '<style>b{}</style>no such page of city')
  const service = aService(noDatabase, development ? { startPage: 'shown' } : {})
  const pageAt = async (_shell: string, path: string) => (path.includes('nowhere') ? 'not-found' : undefined)
  const parts = { lines: localHosts(brands, 4000), shellsDir, talksTo: [], pageAt }
  const app = createApp(service, {
    ...(development ? { docs: docsRoutes(false) } : {}),
    pages: pages(development ? { ...parts, startPage } : parts),
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.request(url, { headers })
  return { app, service, get }
}

describe('the host decides the site', () => {
  const { get } = anApp()
  test.each([
    ['http://palace.localhost:4000/my-reservation', 'palace'],
    ['http://resorts.partner.localhost/', 'resorts'],
    ['http://city.partner.localhost/auth/login', 'city'],
    ['http://partner.localhost/', 'resorts'],
  ])('%s shows %s', async (url, shown) => {
    const response = await get(url, { accept: 'text/html' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(shown)
  })

  test('an unknown host gets a plain 404 that does not repeat its name', async () => {
    const response = await get('http://evil.example/')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).not.toContain('evil')
  })

  test('localhost is the start page, in development only', async () => {
    expect((await get('http://localhost:4000/')).status).toBe(200)
    expect(await (await get('http://127.0.0.1:4000/')).text()).toBe('start')
    const production = anApp({ development: false })
    expect((await production.get('http://localhost:4000/')).status).toBe(404)
  })

  test('the start page exists on no brand’s host', async () => {
    expect((await get('http://palace.localhost/samples.json')).status).toBe(404)
  })
})

describe('a built site', () => {
  const { get, app } = anApp()
  test('a brand’s page can list the sites, in production too; the staff site is not among them', async () => {
    const { get } = anApp({ development: false })
    const listed: unknown = await (await get('http://palace.localhost:4000/sites.json')).json()
    expect(listed).toEqual(
      ['palace', 'moon', 'leblanc', 'resorts.partner', 'city.partner', 'partner'].map(
        (name) => `http://${name}.localhost:4000`,
      ),
    )
  })

  test('hashed assets are cached for ever, the page itself is revalidated', async () => {
    const asset = await get('http://palace.localhost/assets/entry-Ab3_x9Zq.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const page = await get('http://palace.localhost/')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const again = await get('http://palace.localhost/', { 'if-none-match': page.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBeTruthy()
  })

  test('is compressed for clients that accept it', async () => {
    const response = await get('http://palace.localhost/', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('palace')
  })

  test('a missing file is a 404, whatever path traversal the address tries', async () => {
    for (const path of [
      '/assets/none.js',
      '/../env.ts',
      '/%2e%2e/%2e%2e/etc/passwd.txt',
      '/assets/..%2findex.js',
    ])
      expect((await get(`http://palace.localhost${path}`)).status).toBe(404)
  })

  test('its own inline scripts and styles may run, and no others', async () => {
    const policy = (await get('http://palace.localhost/')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toContain('unsafe')
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
      expect(policy).toContain(rule)
  })

  test.each([
    ['http://resorts.partner.localhost/nowhere', 'no such page of resorts'],
    ['http://city.partner.localhost/nowhere', 'no such page of city'],
  ])(
    '%s is answered with the page beside the brand’s own that says so, as a 404 every time',
    async (url, sentence) => {
      const answer = await get(url)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain(sentence)
      expect((await get(url, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(404)
    },
  )

  test('a page has the policy of its own inline styles, and a site without such a page sends the usual one', async () => {
    const styled = await get('http://city.partner.localhost/nowhere')
    expect(styled.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
    const usual = await get('http://city.partner.localhost/')
    expect(usual.headers.get('content-security-policy')).toMatch(/style-src 'self';/)
    expect((await get('http://palace.localhost/nowhere')).status).toBe(200)
  })

  test('accepts reads only', async () => {
    expect((await app.request('http://palace.localhost/', { method: 'POST' })).status).toBe(404)
  })
})

describe('the API', () => {
  const { app, service, get } = anApp()
  const api = 'http://palace.localhost/api'
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    app.request(`${api}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'veranda', ...headers },
    })

  test('serves every call of the contract, with the access the contract declares', async () => {
    expect(Object.keys(routes)).toEqual(expect.arrayContaining(Object.keys(endpoints)))
    // Nothing can be malformed of what takes nothing, and here there is no database to read.
    const { listReceiptKeys: _, ...takingSomething } = endpoints
    for (const endpoint of Object.values<AnyEndpoint>(takingSomething)) {
      const host = isOnStaffHost(endpoint) ? 'admin' : 'palace'
      const url = `http://${host}.localhost/api${endpoint.path.replaceAll(/:\w+/g, '1')}`
      const type = endpoint.takesFile ? 'application/octet-stream' : 'application/json'
      const init = {
        method: endpoint.method,
        headers: { 'content-type': type, 'x-requested-with': 'veranda' },
      }
      const response = await app.request(url, endpoint.method === 'GET' ? init : { ...init, body: '?' })
      expect([endpoint.name, response.status]).toEqual([endpoint.name, isForAnybody(endpoint) ? 400 : 401])
    }
  })

  test('refuses with problem details', async () => {
    const response = await get(`${api}/booking/reservation-details/ABC`)
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      type: '/problems/not-signed-in',
      status: 401,
      refusal: 'not-signed-in',
    })
  })

  test.each([
    [
      'a foreign origin',
      () => post('/booking/reservation/validate', '{}', { origin: 'https://evil.example' }),
      403,
    ],
    [
      'a form of another page',
      () => post('/booking/reservation/validate', '{}', { 'x-requested-with': '' }),
      403,
    ],
    [
      'what is no JSON type',
      () => post('/booking/reservation/validate', '{}', { 'content-type': 'text/plain' }),
      415,
    ],
    ['broken JSON', () => post('/booking/reservation/validate', '{'), 400],
    [
      'an unknown field',
      () =>
        post(
          '/booking/reservation/validate',
          '{"reservationCode":"A","firstName":"B","lastName":"C","role":"admin"}',
        ),
      400,
    ],
    [
      'a body beyond its limit',
      () => post('/booking/reservation/validate', JSON.stringify('x'.repeat(20_000))),
      413,
    ],
    ['an address beyond its limit', () => get(`${api}/booking/country-lang/EN?${'x'.repeat(5_000)}`), 413],
    ['an unknown parameter', () => get(`${api}/booking/country-lang/EN?debug=1`), 400],
    ['an unknown call', () => get(`${api}/booking/nothing`), 404],
    [
      'another method',
      () =>
        app.request(`${api}/profile`, {
          method: 'DELETE',
          headers: { 'x-requested-with': 'veranda', 'content-type': 'application/json' },
        }),
      405,
    ],
    [
      'the session of another brand',
      () => get(`${api}/profile`, { authorization: `Bearer ${aToken('A', 'moon')}` }),
      401,
    ],
  ])('refuses %s', async (_, ask, status) => {
    const response = await ask()
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  test('a malformed request learns which field is wrong; its value is not repeated', async () => {
    const response = await post(
      '/booking/reservation/validate',
      '{"reservationCode":"SECRET-1","firstName":7,"lastName":"C"}',
    )
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ path: 'body.firstName', message: 'Expected string.' }],
    })
    expect(text).not.toContain('SECRET')
  })

  test('logs one line per request, with the declared path and nothing about the guest', async () => {
    service.logged.length = 0
    const response = await get(`${api}/booking/reservation-details/SECRET-1`, {
      authorization: 'Bearer SECRET-2',
    })
    expect(service.logged).toHaveLength(1)
    expect(service.logged[0]).toMatchObject({
      id: response.headers.get('x-request-id'),
      method: 'GET',
      route: '/booking/reservation-details/:codeReservation',
      status: 401,
    })
    expect(JSON.stringify(service.logged)).not.toContain('SECRET')
  })

  test('an internal failure is answered without details, and logged without its message', async () => {
    service.logged.length = 0
    const response = await get(`${api}/booking/country-lang/EN`)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('select')
    expect(service.logged[0]?.failure).toMatch(/^TypeError/)
    expect(service.logged[0]?.failure).not.toContain('is not a function')
  })

  test('staff calls are answered on the staff host only, for every caller', async () => {
    const staffs = Object.values<AnyEndpoint>(endpoints).filter(({ access }) => access === 'staff')
    for (const { origin, shell } of localHosts(brands, 4000))
      for (const { method, path, name } of staffs) {
        const init = {
          method,
          headers: {
            authorization: `Bearer ${aStaffToken([])}`,
            'content-type': 'application/json',
            'x-requested-with': 'veranda',
          },
          ...(method === 'GET' ? {} : { body: '?' }),
        }
        const { status } = await app.request(`${origin}/api${path.replaceAll(/:\w+/g, '1')}`, init)
        expect([origin, name, status]).toEqual([origin, name, shell === 'back-office' ? 403 : 404])
      }
  })

  test('has no documentation in production unless the settings ask for it', async () => {
    const { get } = anApp({ development: false })
    for (const host of ['palace', 'admin']) {
      const site = `http://${host}.localhost:4000`
      expect((await get(`${site}/openapi.json`)).status).toBe(404)
      expect(await (await get(`${site}/docs`)).text()).not.toContain('startPayment')
    }
  })

  test('has documentation, on a page that loads nothing from elsewhere', async () => {
    const document = await (await get('http://palace.localhost/openapi.json')).json()
    const methods = Object.values<object>(document.paths).flatMap((path) => Object.keys(path))
    expect(methods).toHaveLength(Object.keys(endpoints).length)
    for (const refusal of Object.keys(refusals)) expect(document.info.description).toContain(`\`${refusal}\``)
    const docs = await get('http://palace.localhost/docs')
    expect(docs.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await docs.text()).not.toMatch(/https?:\/\//)
  })
})

describe('load balancers, which call by IP address, learn', () => {
  const { get } = anApp()
  test('whether the process answers, and whether it reaches its database', async () => {
    expect((await get('http://10.0.0.7:4000/healthz')).status).toBe(200)
    expect((await get('http://10.0.0.7:4000/readyz')).status).toBe(503)
  })
})
