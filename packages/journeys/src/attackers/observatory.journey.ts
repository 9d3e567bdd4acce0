import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { recordFigure } from '@veranda/test-depth'
import { firstPort } from '../hotel/ports.ts'
import { expect, test as base } from '../product.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { guestAt, startOwnService } from '../run/own-service.ts'
import { guestPages, staffPages } from './addresses.ts'
import { cookieMarks, fullMarks, marksOf, type SeenPage } from './observatory.ts'

const sites = {
  palace: 'stay.palace.example',
  moon: 'stay.moon.example',
  leblanc: 'stay.leblanc.example',
  'partner-resorts': 'resorts.partner.example',
  'partner-city': 'city.partner.example',
  admin: 'staff.palace.example',
} as const

const test = base.extend<object, { readonly firstPortTaken: number; readonly port: number }>({
  firstPortTaken: [firstPort + 40, { scope: 'worker', option: true }],
  port: [
    async ({ firstPortTaken }, work, { workerIndex }) => {
      const port = firstPortTaken + workerIndex
      const hosts = Object.entries(sites).map(([site, host]) => `https://${host}=${site}`)
      const service = await startOwnService(port, {
        PUBLIC_HOSTS: hosts.join(' '),
        TRUSTED_PROXY_HOPS: '1',
        // The provider of development frames its card field without TLS.
        PAYMENTS: 'adyen',
        ADYEN_API_KEY: 'a-key',
        ADYEN_MERCHANT_ACCOUNT: 'VerandaHotels',
        ADYEN_HMAC_KEY: 'ab'.repeat(32),
        ADYEN_CLIENT_KEY: 'test_CLIENT',
      })
      await work(port)
      await service.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// One worker starts the service whose pages are seen.
test.describe.configure({ mode: 'default' })

const nowhere = '/nowhere/at/all'
const ownPages = ['/docs', nowhere]

type Asking = { readonly method?: string; readonly headers?: IncomingHttpHeaders; readonly body?: object }
type Answer = SeenPage & { readonly status: number }

function ask(port: number, host: string, path: string, { method = 'GET', headers = {}, body }: Asking = {}) {
  const own = body ? { 'content-type': 'application/json' } : {}
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host, origin: `https://${host}`, ...own, ...headers },
      },
      (answer) =>
        void text(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        ),
    )
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

/** What is missing of the full marks, rule by rule. */
function missingOf(page: SeenPage, full = fullMarks): readonly unknown[] {
  const marks = marksOf(page)
  const points = marks.reduce((sum, mark) => sum + mark.points, 100)
  return points === full ? [] : [points, ...marks]
}

test.describe(() => {
  leaveToTheFullRun(
    'which policy an answer has, and which cookie is for whom, is asked of the service, answer by answer, and every journey goes by pages under these policies',
    [
      'booking-service/src/platform/http/content-policy.test.ts',
      'an answer is framed by nobody, guessed at by no browser, told to no other site, and asked for over TLS',
    ],
    ['booking-service/src/every-answer.test.ts', 'in %s, every answer has the policy of its kind'],
    ['booking-service/src/app.test.ts', 'its own inline scripts and styles may run, and no others'],
    [
      'booking-service/src/views/draw-stay.test.ts',
      'is nobody else’s: not stored anywhere, and under the same policy as every page',
    ],
    [
      'booking-service/src/views/draw-stay.test.ts',
      'the cookie is for no script, for this host, and ends with the session',
    ],
    ['booking-service/src/staff/sign-in/sign-in-staff.test.ts', 'over TLS the cookie is of this host alone'],
  )
  test('every page of every site has full marks by the rules of the HTTP Observatory', async ({ port }) => {
    let seen = 0
    for (const [site, host] of Object.entries(sites))
      for (const path of [...(site === 'admin' ? staffPages : guestPages), ...ownPages]) {
        const page = await ask(port, host, path)
        const status = path === nowhere && site !== 'admin' ? 404 : 200
        expect([host, path, page.status]).toEqual([host, path, status])
        expect([host, path, missingOf(page)]).toEqual([host, path, []])
        seen++
      }
    expect(seen).toBeGreaterThan(150)
    recordFigure('Pages with full marks by the rules of the HTTP Observatory', seen)
  })

  test('the cookies of guests and of staff have theirs, and the page with the stay in it', async ({
    port,
  }) => {
    const staff = await ask(port, sites.admin, '/api/staff/session', {
      method: 'POST',
      headers: { 'x-requested-with': 'veranda' },
      body: { userName: 'sample.admin', password: 'Bougainvillea!7', source: 'local' },
    })
    expect(staff.status).toBe(200)
    expect(marksOf(staff)).toContainEqual(expect.objectContaining({ rule: 'cookies', points: cookieMarks }))

    const { reservationCode: USERNAME, firstName, lastName } = await guestAt(port, 'ZPCU-104A7C-AB')
    const pool = async (operation: string, more: object) => {
      const answer = await ask(port, sites.palace, '/identity', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: { ClientId: 'veranda-guest-000000000001', ...more },
      })
      return JSON.parse(answer.body) as {
        readonly Session?: string
        readonly AuthenticationResult?: { readonly IdToken: string }
      }
    }
    const { Session } = await pool('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } })
    const { AuthenticationResult } = await pool('RespondToAuthChallenge', {
      Session,
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeResponses: {
        USERNAME,
        ANSWER: JSON.stringify({ kind: 'names', firstName, lastName, brand: 'palace' }),
      },
    })
    const view = await ask(port, sites.palace, '/api/session/view', {
      method: 'POST',
      headers: { authorization: `Bearer ${AuthenticationResult?.IdToken}`, 'x-requested-with': 'veranda' },
      body: {},
    })
    expect(marksOf(view)).toContainEqual(expect.objectContaining({ rule: 'cookies', points: cookieMarks }))
    const cookie = `${view.headers['set-cookie']?.[0]?.split(';')[0]}; veranda-look=en-US%7CAmerica%2FCancun%7C`
    const goingThere = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    const drawn = await ask(port, sites.palace, '/my-reservation', { headers: goingThere })
    expect(drawn.body).toContain(USERNAME)
    expect(missingOf(drawn)).toEqual([])
  })
})

const good: SeenPage = {
  headers: {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  },
  body: '<!doctype html><script src="/a.js"></script>',
}
const policy = (from: string, to: string): IncomingHttpHeaders => ({
  'content-security-policy': String(good.headers['content-security-policy']).replace(from, to),
})

test('a page of a careless site loses marks for each of its faults', () => {
  expect(missingOf(good)).toEqual([])
  const faults: readonly (readonly [
    rule: string,
    points: number,
    headers: IncomingHttpHeaders,
    body?: string,
  ])[] = [
    ['content-security-policy', -25, { 'content-security-policy': undefined }],
    ['content-security-policy', -25, policy("script-src 'self'", "script-src 'self'; script-src *")],
    ['content-security-policy', -20, policy("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
    ['content-security-policy', -20, policy("default-src 'none'", 'default-src *')],
    ['content-security-policy', -20, policy("form-action 'self'", 'connect-src http://a.example')],
    ['content-security-policy', -10, policy("script-src 'self'", "script-src 'self' 'unsafe-eval'")],
    ['content-security-policy', -10, policy("form-action 'self'", 'img-src http://a.example')],
    ['content-security-policy', 0, policy("form-action 'self'", "style-src 'unsafe-inline'")],
    ['content-security-policy', 0, policy("base-uri 'none'; ", '')],
    ['content-security-policy', 5, policy("default-src 'none'", "default-src 'self'")],
    ['cookies', -40, { 'set-cookie': ['a=1; HttpOnly; SameSite=Lax'] }],
    ['cookies', -30, { 'set-cookie': ['a=1; Secure; SameSite=Lax', 'b=1; Secure; HttpOnly; SameSite=Lax'] }],
    ['cookies', -20, { 'set-cookie': ['a=1; Secure; HttpOnly; SameSite=Some'] }],
    ['cookies', 0, { 'set-cookie': ['a=1; Secure; HttpOnly'] }],
    ['cross-origin-resource-sharing', -50, { 'access-control-allow-origin': '*' }],
    ['referrer-policy', -5, { 'referrer-policy': 'unsafe-url' }],
    ['strict-transport-security', -20, { 'strict-transport-security': undefined }],
    ['strict-transport-security', -10, { 'strict-transport-security': 'max-age=600' }],
    ['subresource-integrity', -5, {}, '<script src="https://a.example/a.js"></script>'],
    ['subresource-integrity', -50, {}, '<script src="http://a.example/a.js"></script>'],
    ['x-content-type-options', -5, { 'x-content-type-options': undefined }],
    [
      'x-frame-options',
      -20,
      { 'x-frame-options': undefined, ...policy("frame-ancestors 'none'", 'img-src data:') },
    ],
    ['cross-origin-resource-policy', 0, { 'cross-origin-resource-policy': undefined }],
    ['cross-origin-opener-policy', -5, { 'cross-origin-opener-policy': 'some' }],
    ['cross-origin-embedder-policy', -5, { 'cross-origin-embedder-policy': 'some' }],
  ]
  for (const [rule, points, headers, body = good.body] of faults) {
    const marks = marksOf({ headers: { ...good.headers, ...headers }, body })
    expect([headers, marks.find((mark) => mark.rule === rule)?.points]).toEqual([headers, points])
  }
})
