import { credentialsOverHttp, type GuestCredentials, TooManyTries } from '@veranda/identity'
import { expect, test } from 'vitest'
import { guestCredentialsRoutes } from './guest-credentials-routes.ts'

const secret = 'shared-by-the-service-and-the-triggers'
const asked: unknown[] = []
const credentials: GuestCredentials = {
  namesMatch: async (...inputs) => asked.push(['namesMatch', ...inputs]) > 0,
  consumeLink: async () => false,
  consumeHandoff: async () => true,
  homeOf: async (code) =>
    code === 'A-1' ? { brand: 'moon', origin: 'https://moon.example.com' } : undefined,
  issueHandoff: async (handoff) => void asked.push(['issueHandoff', handoff]),
  handoffWaits: async () => true,
}
const routes = guestCredentialsRoutes(credentials, secret)
const overHttp = (bearer: string) =>
  credentialsOverHttp({
    origin: 'http://service',
    secret: bearer,
    fetch: async (url, init) =>
      routes.request(new Request(url).url.replace('http://service/internal/guest-credentials', ''), init),
  })

test('the deployed triggers get the same answers as the embedded ones', async () => {
  const triggers = overHttp(secret)
  expect(await triggers.namesMatch('A-1', 'Ana', 'López')).toBe(true)
  expect(await triggers.consumeLink('A-1', 's', 'moon')).toBe(false)
  expect(await triggers.consumeHandoff('A-1', 's', 'moon')).toBe(true)
  expect(await triggers.handoffWaits('A-1', 's')).toBe(true)
  expect(await triggers.homeOf('A-1')).toEqual({ brand: 'moon', origin: 'https://moon.example.com' })
  expect(await triggers.homeOf('B-2')).toBeUndefined()
  await triggers.issueHandoff({ reservationCode: 'A-1', secret: 's', brand: 'moon' })
  expect(asked).toEqual([
    ['namesMatch', 'A-1', 'Ana', 'López'],
    ['issueHandoff', { reservationCode: 'A-1', secret: 's', brand: 'moon' }],
  ])
})

test('the deployed triggers learn that names are not checked, as the embedded ones do', async () => {
  const limited: GuestCredentials = {
    ...credentials,
    namesMatch: async () => {
      throw new TooManyTries(900)
    },
  }
  const served = guestCredentialsRoutes(limited, secret)
  const triggers = credentialsOverHttp({
    origin: 'http://service',
    secret,
    fetch: async (_, init) => served.request('/namesMatch', init),
  })
  await expect(triggers.namesMatch('A-1', 'Ana', 'López')).rejects.toMatchObject({
    name: 'TooManyTries',
    message: 'Too many tries. Ask for a link by e-mail instead.',
    retryAfterSeconds: 900,
  })
})

test('callers without the secret are refused', async () => {
  await expect(overHttp('a-guess').namesMatch('A-1', 'Ana', 'López')).rejects.toThrow('401')
  const unsigned = await routes.request('/namesMatch', { method: 'POST', body: '["A-1","Ana","López"]' })
  expect(unsigned.status).toBe(401)
})

test.each(['["A-1"]', '{}', '', '[{"reservationCode":"A-1"}]', '[1,2,3]'])(
  'malformed input is refused: %s',
  async (body) => {
    const headers = { authorization: `Bearer ${secret}` }
    expect((await routes.request('/namesMatch', { method: 'POST', headers, body })).status).toBe(400)
    expect((await routes.request('/toString', { method: 'POST', headers, body })).status).toBe(404)
  },
)
