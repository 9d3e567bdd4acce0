import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { recordFigure } from '@veranda/test-depth'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { parseEnv } from './env.ts'
import { dataPolicy } from './platform/http/content-policy.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import type { StandIns } from './stand-ins.ts'
import { type RunningService, startService } from './start-service.ts'
import { freePort } from './testing/free-port.ts'
import { preparedOn } from './testing/on-every-database.ts'
import { type Asking, rawRequest, rawWords, type RawReply } from './testing/raw-request.ts'
import { brands } from './testing/sample-brands.ts'
import { standIns } from './testing/stand-ins.ts'
import { aReceiptKey } from './testing/a-receipt-key.ts'
import { isForAnybody, isOnStaffHost } from './testing/is-on-staff-host.ts'

/** The kind of an answer, which decides its content policy. */
type Kind = 'data' | 'site' | 'own page' | 'payment desk'

const photographs = 'https://photographs.example.com'
const shellsDir = mkdtempSync(join(tmpdir(), 'veranda-answers-'))
mkdirSync(join(shellsDir, 'palace/dist/assets'), { recursive: true })
const built = {
  'index.html': '<!doctype html><style>a{}</style><script>early()</script>',
  'offline-worker.js': 'self',
  'site.webmanifest': '{}',
  'assets/entry.js': 'export {}',
}
for (const [name, content] of Object.entries(built))
  writeFileSync(join(shellsDir, 'palace/dist', name), content)
afterAll(() => rmSync(shellsDir, { recursive: true, force: true }))

const json = { 'content-type': 'application/json', 'x-requested-with': 'veranda' }
const post = (body: string, headers: Readonly<Record<string, string>> = json): Asking => ({
  method: 'POST',
  headers,
  body,
})

/** Open calls that nothing can be malformed of. */
const openStatus: Readonly<Record<string, number>> = { listReceiptKeys: 200 }

/** Every call of the contract without a session, malformed, with an unsupported method, and too long. */
const calls = Object.values<AnyEndpoint>(endpoints).flatMap(
  ({ name, method, path, access, takesFile, largestBody = 0 }) => {
    const address = `/api${path.replaceAll(/:\w+/g, '1')}`
    const type = takesFile ? 'application/octet-stream' : 'application/json'
    const headers = { ...json, 'content-type': type }
    const host = isOnStaffHost({ access }) ? ('staff' as const) : ('brand' as const)
    const asking = { method, headers, ...(method === 'GET' ? {} : { body: '?' }) }
    const large = { method, headers, body: ' '.repeat(largestBody + 20_000) }
    return [
      {
        name,
        host,
        address,
        asking,
        status: isForAnybody({ access }) ? (openStatus[name] ?? 400) : 401,
      },
      // `1` is not a valid parameter in every call's address.
      { name, host, address, asking: { ...asking, method: 'PUT', body: '{}' }, status: undefined },
      { name, host, address: `${address}?${'x'.repeat(5_000)}`, asking, status: 413 },
      ...(method === 'GET' || method === 'DELETE' || takesFile
        ? []
        : [{ name, host, address, asking: large, status: 413 }]),
      { name, host, address, asking: { method: 'HEAD' }, status: undefined },
      { name, host, address, asking: { method: 'OPTIONS' }, status: undefined },
    ]
  },
)

type Hosts = Readonly<Record<'brand' | 'unbuilt' | 'staff', string>>
type Row = readonly [what: string, host: string, path: string, kind: Kind, status: number, asking?: Asking]

const everywhere = ({ brand, unbuilt, staff }: Hosts): readonly Row[] => [
  ['a call that answers', brand, '/api/booking/country-lang/EN', 'data', 200],
  [
    'a foreign origin',
    brand,
    '/api/profile',
    'data',
    403,
    post('{}', { ...json, origin: 'https://evil.example' }),
  ],
  [
    'no JSON',
    brand,
    '/api/booking/reservation/validate',
    'data',
    415,
    post('{}', { ...json, 'content-type': 'text/plain' }),
  ],
  ['another method', brand, '/api/profile', 'data', 405, { method: 'DELETE', headers: json }],
  ['an unknown call', brand, '/api/nothing', 'data', 404],
  ['life', '10.0.0.7', '/healthz', 'data', 200],
  ['readiness', '10.0.0.7', '/readyz', 'data', 200],
  ['an unknown host', 'evil.example', '/', 'data', 404],
  ['a call on an unknown host', 'evil.example', '/api/profile', 'data', 404],
  ['the list of sites', brand, '/sites.json', 'data', 200],
  ['a page', brand, '/my-reservation', 'site', 200],
  ['the head of a page', brand, '/', 'site', 200, { method: 'HEAD' }],
  ['an asset', brand, '/assets/entry.js', 'site', 200],
  ['the offline worker', brand, '/offline-worker.js', 'site', 200],
  ['the manifest', brand, '/site.webmanifest', 'site', 200],
  ['a missing asset', brand, '/assets/none.js', 'data', 404],
  ['a page that is written to', brand, '/', 'data', 404, post('{}')],
  ['a page’s options', brand, '/', 'data', 404, { method: 'OPTIONS' }],
  ['a site that was not built', unbuilt, '/', 'data', 503],
  ['the API document', brand, '/openapi.json', 'data', 200],
  ['the API document to read', staff, '/docs', 'own page', 200],
  ['an address beyond its limit', brand, `/${'x'.repeat(5_000)}`, 'data', 413],
]

const inDevelopment: readonly Row[] = [
  ['the start page', 'localhost', '/', 'data', 200],
  ['nothing on the start page’s host', 'localhost', '/nothing', 'data', 404],
  ['the card field', 'pay.localhost', '/card?origin=ORIGIN', 'payment desk', 200],
  ['the card field in a strange page', 'pay.localhost', '/card?origin=x', 'payment desk', 404],
  ['a card from a strange page', 'pay.localhost', '/tokens', 'payment desk', 403, post('{}')],
  ['a card', 'pay.localhost', '/tokens', 'payment desk', 413, post(' '.repeat(3_000))],
  ['a bank’s question that is over', 'pay.localhost', '/challenge/none', 'payment desk', 410],
  ['nothing at the payment desk', 'pay.localhost', '/nothing', 'payment desk', 404],
  [
    'the user pool',
    'palace.localhost',
    '/identity',
    'data',
    400,
    post('{}', { 'content-type': 'text/plain' }),
  ],
  ['the user pool’s keys', 'palace.localhost', '/identity/none', 'data', 404],
]

const inProduction: readonly Row[] = [
  ['payment news that are nobody’s', 'any.example', '/webhooks/payments', 'data', 401, post('{}')],
  [
    'payment news beyond their limit',
    'any.example',
    '/webhooks/payments',
    'data',
    413,
    post(' '.repeat(300_000)),
  ],
  ['payment news that are read', 'any.example', '/webhooks/payments', 'data', 404],
  [
    'a trigger without its secret',
    'any.example',
    '/internal/guest-credentials/homeOf',
    'data',
    401,
    post('[]'),
  ],
  [
    'a trigger’s question',
    'any.example',
    '/internal/guest-credentials/homeOf',
    'data',
    400,
    post('{}', { authorization: `Bearer ${'s'.repeat(32)}` }),
  ],
  ['no trigger', 'any.example', '/internal/nothing', 'data', 404],
]

/** Requests that Node or the adapter answers before they reach the service. */
const malformed = [
  ['no HTTP', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['an address that cannot be read', 'GET \\ HTTP/1.1\r\nhost: palace.localhost\r\n\r\n', 400],
  ['an address of nothing', 'GET http:// HTTP/1.1\r\nhost: palace.localhost\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
  ['a head beyond its limit', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['an expectation', 'POST / HTTP/1.1\r\nhost: a\r\nexpect: much\r\n\r\n', 417],
] as const

const sourcesOf = (policy: string, directive: string) =>
  new RegExp(`(?:^|; ?)${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ')

/** Checks an answer against the policy of its kind. */
function expectPolicy(kind: Kind, overTls: boolean, { headers }: RawReply): void {
  const expected = Object.entries(dataPolicy(overTls))
  const own = (name: string) =>
    name === 'content-security-policy'
      ? kind !== 'data'
      : kind === 'payment desk' && ['x-frame-options', 'permissions-policy'].includes(name)
  for (const [name, value] of expected) if (!own(name)) expect([name, headers[name]]).toEqual([name, value])
  if (!overTls) expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['permissions-policy']).toContain('camera=()')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).not.toContain('unsafe-inline')
  // No bare scheme and no wildcard: every other origin is named.
  expect(policy).not.toMatch(/\shttps?:(?!\/\/)|\*/)
  for (const directive of ['frame-ancestors', 'base-uri']) expect(policy).toContain(directive)
  if (kind === 'payment desk') expect(headers['x-frame-options']).toBeUndefined()
  else expect(policy).toContain("frame-ancestors 'none'")
  if (kind === 'site')
    expect(sourcesOf(policy, 'img-src')?.slice(0, 3)).toEqual(["'self'", 'data:', photographs])
}

/**
 * A start page for this test; the policies of the real one and its mailbox are tested in their own package.
 */
const startPage: StandIns['startPage'] = () => {
  const page = new Hono<HttpEnv>().get('/', (context) => context.text('start'))
  page.onError((thrown) => {
    throw thrown
  })
  return page
}

const common = { SHELLS_DIR: shellsDir, PUBLIC_IMAGE_ORIGINS: photographs }
const surroundings = {
  development: {
    env: common,
    hosts: { brand: 'palace.localhost', unbuilt: 'moon.localhost', staff: 'admin.localhost' },
  },
  production: {
    env: {
      ...common,
      NODE_ENV: 'production',
      PUBLIC_HOSTS:
        'https://stay.palace.example=palace https://stay.moon.example=moon https://staff.example=admin',
      API_DOCS: 'yes',
      TRUSTED_PROXY_HOPS: '1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Stay <stay@example.com>',
      IDENTITY: 'cognito',
      COGNITO_POOL_ID: 'eu-west-1_none',
      COGNITO_CLIENT_ID: 'none',
      COGNITO_TRIGGER_SECRET: 's'.repeat(32),
      RECEIPT_SIGNING_KEY: aReceiptKey(),
      ADYEN_API_KEY: 'key',
      ADYEN_MERCHANT_ACCOUNT: 'Hotels',
      ADYEN_HMAC_KEY: 'ab'.repeat(32),
      ADYEN_CLIENT_KEY: 'test_1',
    },
    hosts: { brand: 'stay.palace.example', unbuilt: 'stay.moon.example', staff: 'staff.example' },
  },
}

describe.each(['development', 'production'] as const)(
  'in %s, every answer has the policy of its kind',
  (mode) => {
    const { env, hosts } = surroundings[mode]
    const overTls = mode === 'production'
    let port: number
    let running: RunningService
    let drop: (() => Promise<void>) | undefined

    beforeAll(async () => {
      port = await freePort()
      const server = inject('postgresUrl')
      const database = server === undefined ? undefined : await preparedOn(server)
      drop = database?.drop
      const settings = {
        ...parseEnv({ ...env, PORT: String(port) }, brands),
        databaseUrl: database?.url ?? 'pglite:',
      }
      running = await startService({
        settings,
        brands: brands.all,
        log: () => undefined,
        standIns: overTls ? {} : { ...standIns, startPage },
      })
    })
    afterAll(async () => {
      await running.close()
      await drop?.()
    })

    const rows: readonly Row[] = [...everywhere(hosts), ...(overTls ? inProduction : inDevelopment)]
    test.each(rows.map((row) => [row[0], row] as const))(
      '%s',
      async (_, [, host, path, kind, status, asking]) => {
        const address = path.replace('ORIGIN', `http://palace.localhost:${port}`)
        const reply = await rawRequest(port, host, address, asking)
        expect([reply.status, reply.body.slice(0, 80)]).toEqual([status, reply.body.slice(0, 80)])
        expectPolicy(kind, overTls, reply)
      },
    )

    test('each call of the contract, with every refusal', async () => {
      for (const { name, host, address, asking, status } of calls) {
        const reply = await rawRequest(port, hosts[host], address, asking)
        if (status !== undefined)
          expect([name, asking.method, reply.status]).toEqual([name, asking.method, status])
        expectPolicy('data', overTls, reply)
      }
      recordFigure(`Answers held to the policy of their kind, in ${mode}`, calls.length)
    })

    test.each(malformed)('%s', async (_, words, status) => {
      const reply = await rawWords(port, words)
      expect(reply.status).toBe(status)
      expectPolicy('data', overTls, reply)
    })
  },
)
