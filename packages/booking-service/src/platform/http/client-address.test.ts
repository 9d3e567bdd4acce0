import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { addressPrefix, clientAddress } from './client-address.ts'
import type { HttpEnv } from './http-env.ts'

describe('rate limits count by network', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2aff::1', '2001:db8:1:2a00::/56'],
    ['2001:db8:1:2a00:ffff::9', '2001:db8:1:2a00::/56'],
    ['2001:db8:1:ff::1', '2001:db8:1:0000::/56'],
    ['::1', '0:0:0:0000::/56'],
    ['not an address', 'unknown'],
  ])('%s counts as %s', (address, prefix) => {
    expect(addressPrefix(address)).toBe(prefix)
  })
})

describe('the client address comes only from configured proxies', () => {
  const asked = async (hops: number, forwarded: string) => {
    const app = new Hono<HttpEnv>()
    app.get('/', (context) => context.text(clientAddress(context, hops)))
    const socket = { remoteAddress: '198.51.100.1' }
    const response = await app.request(
      '/',
      { headers: { 'x-forwarded-for': forwarded } },
      { incoming: { socket } },
    )
    return response.text()
  }

  test('without a proxy the header is ignored', async () => {
    expect(await asked(0, '203.0.113.9')).toBe('198.51.100.1')
  })

  test('behind one proxy its own entry counts, not what the caller sent', async () => {
    expect(await asked(1, '10.0.0.1, 203.0.113.9')).toBe('203.0.113.9')
  })

  test('an entry that is not an address falls back to the socket', async () => {
    expect(await asked(1, 'localhost')).toBe('198.51.100.1')
  })
})
