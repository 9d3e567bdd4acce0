import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, ready, run } from '../testing/built-program.ts'
import { ask } from '../testing/pool-client.ts'
import { freePort } from '../testing/free-port.ts'
import { brands } from '../testing/sample-brands.ts'
import { type AdyenItem, signedWebhook } from './testing/adyen-stand-in.ts'
import { aReceiptKey } from '../testing/a-receipt-key.ts'

const port = await freePort()
const folder = mkdtempSync(join(tmpdir(), 'veranda-payments-'))
const brandsFile = join(folder, 'brands.json')
const hmacKey = 'ab'.repeat(32)
let program: Program

beforeAll(async () => {
  writeFileSync(brandsFile, JSON.stringify(brands.all))
  program = run({
    BRANDS: brandsFile,
    IDENTITY: 'cognito',
    COGNITO_POOL_ID: 'eu-west-1_none',
    COGNITO_CLIENT_ID: 'none',
    COGNITO_TRIGGER_SECRET: 's'.repeat(32),
    RECEIPT_SIGNING_KEY: aReceiptKey(),
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    SHELLS_DIR: folder,
    PUBLIC_HOSTS: 'https://stay.palace.example.com=palace',
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Stay <stay@example.com>',
    ADYEN_API_KEY: 'key',
    ADYEN_MERCHANT_ACCOUNT: 'Hotels',
    ADYEN_HMAC_KEY: hmacKey,
    ADYEN_CLIENT_KEY: 'test_1',
  })
  await ready(program, port)
})
afterAll(async () => {
  program.child.kill()
  await program.ended
  rmSync(folder, { recursive: true, force: true })
})

test('the built program accepts Adyen’s signed webhooks, and no others', async () => {
  const item: AdyenItem = {
    pspReference: 'PSP1',
    merchantAccountCode: 'Hotels',
    merchantReference: 'nobody',
    amount: { value: 1, currency: 'USD' },
    eventCode: 'AUTHORISATION',
    eventDate: '2027-03-01T15:00:00+01:00',
    success: 'true',
  }
  const reported = async (body: string) =>
    (await fetch(`http://127.0.0.1:${port}/webhooks/payments`, { method: 'POST', body })).status
  expect(await reported(signedWebhook([item], hmacKey))).toBe(200)
  expect(await reported(signedWebhook([item], 'cd'.repeat(32)))).toBe(401)
  expect(await reported('{}')).toBe(401)
})

test('production serves no console for test cards', async () => {
  const page = await ask(port, 'pay.localhost', '/card?origin=https://stay.palace.example.com')
  expect(page.status).toBe(404)
})
