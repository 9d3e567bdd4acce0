import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import {
  cardScript,
  consoleRoutes,
  passesCheck,
  providerCard,
  providerCharge,
  testCards,
} from '@veranda/dev-payment-provider'
import type { Store } from '../platform/db/store.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { answerChallenge } from './answer-challenge.ts'
import { aPayingService, pay, type PayingService, payOrigin, reservationId } from './testing/paying-guest.ts'

let store: Store
let service: PayingService
let app: ReturnType<typeof createApp>
const palace = 'http://palace.localhost:4000'

beforeAll(async () => {
  store = await openEmbedded()
  const paying = await aPayingService(store)
  const { clock, payments } = paying
  const routes = consoleRoutes({ database: store.db, clock, origin: payOrigin, brandOrigins: [palace] })
  service = { ...paying, payments: payments && { ...payments, staffConsole: { origin: payOrigin, routes } } }
  app = createApp(service)
})
afterAll(() => store.close())

const get = (path: string, origin = payOrigin) => app.request(`${origin}${path}`)
const tokenise = (typed: unknown, origin = payOrigin) =>
  app.request(`${payOrigin}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(typed),
  })
const typed = { number: '4111 1111 1111 1111', expiry: '12/31', securityCode: '123' }

describe('the card field', () => {
  test('may be framed by its brand only, runs its own script only, and is on no brand’s host', async () => {
    const page = await get(`/card?origin=${palace}&lang=it-IT&mode=black`)
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors ${palace};`)
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-/)
    expect(page.headers.get('x-frame-options')).toBeNull()
    const text = await page.text()
    expect(text).toContain('<html lang="it-IT" data-mode="black">')
    expect(text).toContain('Numero della carta')
    expect((await get(`/card?origin=${palace}`, palace)).status).toBe(404)
  })

  test.each([
    ['in the language of the page around it', '&lang=es-MX', 'es-MX'],
    ['in English where that page speaks one it does not know, not in the browser’s', '&lang=fr-FR', 'en-US'],
    ['in the browser’s language where nobody says one', '', 'it-IT'],
  ])('is %s', async (_, query, lang) => {
    const headers = { host: new URL(payOrigin).host, 'accept-language': 'it' }
    const page = await app.request(`${payOrigin}/card?origin=${palace}${query}`, { headers })
    expect(await page.text()).toContain(`<html lang="${lang}"`)
  })

  test.each(['', 'https://evil.example', `${palace}.evil.example`])('is not shown to %s', async (origin) => {
    expect((await get(`/card?origin=${origin}`)).status).toBe(404)
  })

  test('returns a token for a card, and stores neither its number nor its code', async () => {
    const answer = await tokenise(typed)
    expect(answer.status).toBe(200)
    const { token, card } = (await answer.json()) as { token: string; card: unknown }
    expect(card).toEqual({ brand: 'visa', lastDigits: '1111' })
    const [stored] = await store.db.select().from(providerCard).where(eq(providerCard.token, token))
    expect(JSON.stringify(stored)).not.toMatch(/4111|123"/)
  })

  test.each([
    [{ ...typed, number: '4111 1111 1111 1112' }, ['number']],
    [{ ...typed, number: '4242 4242 4242 4242' }, ['test-cards-only']],
    [{ ...typed, expiry: '02/27' }, ['expiry']],
    [{ ...typed, expiry: '13/29' }, ['expiry']],
    [{ number: '', expiry: '', securityCode: '12' }, ['number', 'expiry', 'securityCode']],
    ['nothing', ['number']],
  ])('explains what is wrong with %j', async (input, problems) => {
    const answer = await tokenise(input)
    expect([answer.status, await answer.json()]).toEqual([200, { problems }])
  })

  test('accepts cards from its own page only', async () => {
    expect((await tokenise(typed, palace)).status).toBe(403)
  })

  test('sends messages only to the page that frames it', () => {
    expect(cardScript).toContain('}, origin)')
    expect(cardScript).not.toContain("'*'")
    expect(cardScript).toContain('event.origin === origin')
  })
})

test('every test card has a valid check digit', () => {
  expect(testCards.filter(({ number }) => !passesCheck(number))).toEqual([])
})

describe('the bank’s page', () => {
  const answerWith = (url: string, answer: string) =>
    app.request(url, { method: 'POST', body: new URLSearchParams({ answer }) })

  test.each([
    ['approve', 'authorised'],
    ['refuse', 'failed'],
  ])('asks about the amount; %s leads back to the brand, and to %s', async (answer, end) => {
    const { paymentId, challengeUrl = '' } = await pay(service, { number: '4000 0000 0000 3220' })
    const page = await app.request(`${challengeUrl}?lang=en-US`)
    expect(await page.text()).toContain('Do you approve a payment of $120.00 with your card ending in 3220?')
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${palace};`)
    const sent = await answerWith(challengeUrl, answer)
    expect(sent.status).toBe(303)
    const back = new URL(sent.headers.get('location') ?? '')
    expect(back.origin).toBe(palace)
    const result = back.searchParams.get('redirectResult') ?? ''
    expect((await answerChallenge(service, { reservationId, paymentId, result })).state).toBe(end)
    // A guest who returns to it, by Back or a second press, is redirected to the brand's page.
    for (const again of [await app.request(challengeUrl), await answerWith(challengeUrl, answer)]) {
      expect(again.status).toBe(303)
      const to = new URL(again.headers.get('location') ?? '')
      expect([to.origin, to.searchParams.has('redirectResult')]).toEqual([palace, false])
    }
  })

  test('does not exist for a charge without a challenge', async () => {
    const { paymentId } = await pay(service)
    const [charge] = await store.db.select().from(providerCharge).where(eq(providerCharge.key, paymentId))
    expect((await get(`/challenge/${charge?.reference}`)).status).toBe(410)
    expect((await get('/challenge/nothing')).status).toBe(410)
  })
})
