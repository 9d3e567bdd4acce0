import { expect, test } from 'vitest'
import { bearer } from './bearer.ts'

const now = 1_000_000
const away = { refresh: () => Promise.reject(new Error('ServiceUnavailable')) }
const until = (expiresAt: number) => () => ({ idToken: 'old', expiresAt }) as never

test('while the pool is out of reach, a token is used up to its end', async () => {
  const token = bearer({ auth: away, tokens: until(now + 10_000), now: () => now })
  expect(await token()).toBe('old')
})

test('one that has run out is not shown: it would end a session that only an outage kept from being renewed', async () => {
  const token = bearer({ auth: away, tokens: until(now), now: () => now })
  await expect(token()).rejects.toThrow('ServiceUnavailable')
})
