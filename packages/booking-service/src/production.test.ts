import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, ready, run } from './testing/built-program.ts'
import { ask } from './testing/pool-client.ts'
import { freePort } from './testing/free-port.ts'
import { brands } from './testing/sample-brands.ts'
import { aReceiptKey } from './testing/a-receipt-key.ts'

const port = await freePort()
const folder = mkdtempSync(join(tmpdir(), 'veranda-production-'))
const brandsFile = join(folder, 'brands.json')
const smtpPassword = 'a-password-nobody-may-read'
const environment = {
  BRANDS: brandsFile,
  IDENTITY: 'cognito',
  COGNITO_POOL_ID: 'eu-west-1_none',
  COGNITO_CLIENT_ID: 'none',
  COGNITO_TRIGGER_SECRET: 's'.repeat(32),
  RECEIPT_SIGNING_KEY: aReceiptKey(),
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  SHELLS_DIR: join(folder, 'shells'),
  PUBLIC_HOSTS: 'https://stay.palace.example.com=palace https://stay.moon.example.com=moon',
  TRUSTED_PROXY_HOPS: '1',
  SMTP_URL: `smtp://hotel:${smtpPassword}@127.0.0.1:1`,
  MAIL_FROM: 'Stay <stay@example.com>',
}
let program: Program

beforeAll(async () => {
  mkdirSync(join(folder, 'shells/palace/dist'), { recursive: true })
  writeFileSync(join(folder, 'shells/palace/dist/index.html'), '<!doctype html>')
  writeFileSync(brandsFile, JSON.stringify(brands.all))
  program = run(environment)
  await ready(program, port)
})
afterAll(async () => {
  program.child.kill()
  await program.ended
  rmSync(folder, { recursive: true, force: true })
})

describe('in production', () => {
  test.each(['localhost', '127.0.0.1'])('there are no start page, samples or letters on %s', async (host) => {
    for (const path of ['/', '/samples.json', '/letters', '/letters/1', '/storybook/', '/sites.json'])
      expect([path, (await ask(port, host, path)).status]).toEqual([path, 404])
  })

  test('nor on a brand’s host', async () => {
    expect((await ask(port, 'stay.palace.example.com', '/samples.json')).status).toBe(404)
    const letters = await ask(port, 'stay.palace.example.com', '/letters')
    expect(letters.body).not.toContain('<h1>Letters</h1>')
  })

  test('browsers are told to use TLS only, and unknown hosts get nothing', async () => {
    for (const path of ['/api/profile', '/', '/openapi.json', '/docs', '/healthz'])
      expect([
        path,
        (await ask(port, 'stay.palace.example.com', path)).headers['strict-transport-security'],
      ]).toEqual([path, 'max-age=63072000; includeSubDomains'])
    expect((await ask(port, 'stay.leblanc.example.com', '/')).status).toBe(404)
  })

  test('the API document and staff calls do not exist unless they are configured', async () => {
    expect((await ask(port, 'stay.palace.example.com', '/openapi.json')).status).toBe(404)
    expect((await ask(port, 'stay.palace.example.com', '/docs')).body).not.toContain('startPayment')
    const staffs = '/api/staff/cancellation-requests/1/documents'
    expect((await ask(port, 'stay.palace.example.com', staffs)).status).toBe(404)
  })

  test('no secret, number, name, address or token is ever logged', async () => {
    const token = 'a-token-nobody-may-read'
    await ask(port, 'stay.palace.example.com', '/api/booking/reservation-details/NUMBER-1', {
      authorization: `Bearer ${token}`,
    })
    await ask(port, 'stay.palace.example.com', '/auth/login/NUMBER-1/one-time')
    await new Promise((written) => setTimeout(written, 100))
    const output = program.output() + program.errors()
    expect(output).toContain('/booking/reservation-details/:codeReservation')
    for (const secret of [smtpPassword, token, 'NUMBER-1', 'one-time', 'example.com', '203.0.113'])
      expect(output).not.toContain(secret)
    for (const line of output.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  })
})

test.each([
  [{ BRANDS: '' }, 'BRANDS is not set: it names the file or module with your brands.'],
  [{ IDENTITY: 'embedded' }, 'IDENTITY is not cognito: this program has no user pool of its own.'],
  [
    { PAYMENTS: 'embedded', PAYMENTS_ORIGIN: 'https://pay.example.com' },
    'PAYMENTS must not be embedded: this program has no payment provider of its own.',
  ],
  [{ SAMPLE_DATA: 'yes' }, 'SAMPLE_DATA must not be yes: this program has no samples.'],
])('production does not start with %j, and says why', async (wrong, sentence) => {
  const refused = run({ ...environment, DATA_DIR: join(folder, 'refused'), ...wrong })
  expect(await refused.ended).toBe(1)
  expect(refused.errors()).toBe(`${sentence}\n`)
})
