import { brotliDecompressSync } from 'node:zlib'
import { getRateCalendar } from '@veranda/contract'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from './http-env.ts'
import { reply } from './reply.ts'

const long = JSON.stringify({ days: Array.from({ length: 400 }, (_, day) => ({ day, prices: [100] })) })

/** The answer to a browser that takes these encodings. */
const asked = (text: string, encodings: string) =>
  new Hono<HttpEnv>()
    .get('/', (context) => reply(getRateCalendar, context, { text, etag: undefined }))
    .request('/', { headers: { 'accept-encoding': encodings } })

test('a long answer is sent compressed to a browser that takes it so', async () => {
  const response = await asked(long, 'gzip, deflate, br, zstd')
  const sent = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(sent.byteLength).toBeLessThan(long.length / 5)
  expect(brotliDecompressSync(sent).toString()).toBe(long)
})

test.each([
  ['a long answer to a client that does not take it compressed', long, 'gzip'],
  ['a short answer', '{"days":[]}', 'br'],
])('%s is sent as it is', async (_, text, encodings) => {
  const response = await asked(text, encodings)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(text)
})
