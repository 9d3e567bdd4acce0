import type { Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { seedReasons } from '../cancellations/seed-reasons.ts'
import { aTestProperty, openNights } from '../changes/testing/a-test-property.ts'
import type { Store } from '../platform/db/store.ts'
import { type RequestTimeouts, usualTimeouts } from '../platform/http/request-timeouts.ts'
import { dataPolicy } from '../platform/http/content-policy.ts'
import { listening } from '../platform/http/listen.ts'
import { aService, aToken } from '../testing/a-service.ts'
import { freePort } from '../testing/free-port.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { aSender } from './testing/a-sender.ts'
import { jpeg } from './testing/files.ts'

type Sender = Awaited<ReturnType<typeof aSender>>

let store: Store
let app: ReturnType<typeof createApp>
let senders: readonly Sender[]
const servers: Server[] = []

beforeAll(async () => {
  store = await openEmbedded()
  const hotel = await aTestProperty(store.db)
  await openNights(store.db, hotel, { from: '2027-03-01', nights: 90, rooms: 40 })
  await seedReasons(store.db)
  app = createApp(aService(store))
  senders = await Promise.all(Array.from({ length: 11 }, () => aSender(store, hotel, app)))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  await store.close()
})

async function listeningWith(timeouts: RequestTimeouts): Promise<number> {
  const port = await freePort()
  servers.push(await listening({ fetch: app.fetch, port, policy: dataPolicy(false), timeouts }))
  return port
}

type Drip = { readonly stop: () => void; readonly gone: Promise<void> }

/**
 * Sends a file of a megabyte over a socket, a byte now and then; starts again if another file of the guest
 * was on its way.
 */
function drip(port: number, sender: Sender): Drip {
  const socket = connect(port, '127.0.0.1')
  socket.write(headOf(sender))
  const bytes = setInterval(() => socket.write('a'), 50)
  let answer = ''
  let again: Drip | undefined
  socket.on('data', (part) => (answer += part.toString()))
  socket.on('error', () => undefined)
  const gone = new Promise<void>((closed) =>
    socket.on('close', () => {
      clearInterval(bytes)
      if (answer.startsWith('HTTP/1.1 503 ')) again = drip(port, sender)
      closed(again?.gone)
    }),
  )
  return { stop: () => (again ? again.stop() : void socket.destroy()), gone }
}

function headOf({ guest, bookingId }: Sender): string {
  const headers = {
    host: 'palace.localhost:4000',
    connection: 'close',
    authorization: `Bearer ${aToken(guest.reservationCode, guest.brand)}`,
    'content-type': 'application/octet-stream',
    'content-length': '1000000',
    'x-requested-with': 'veranda',
    'idempotency-key': crypto.randomUUID(),
    'veranda-file-name': 'slow.jpg',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST /api/booking/${bookingId}/documents HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** The answer to an empty file: that it is empty, or that another file is on its way. */
const reportedOfNothing = (sender: Sender) =>
  expect.poll(() => sender.send(new Uint8Array()), { timeout: 60_000 })

test('ten guests who send slowly keep nobody else from sending', async () => {
  const port = await listeningWith(usualTimeouts)
  const [honest, ...slow] = senders
  const drips = slow.map((sender) => drip(port, sender))
  // A slow sender's file is on its way once a second file is refused because of it.
  for (const sender of slow) await reportedOfNothing(sender).toMatchObject({ refusal: 'service-busy' })
  expect(await honest?.send(jpeg())).toHaveProperty('documentId')
  for (const { stop } of drips) stop()
  await Promise.all(drips.map(({ gone }) => gone))
})

test('who sends too slowly is let go of, and may send again at once', async () => {
  const port = await listeningWith({ ...usualTimeouts, pace: { bytes: 1_024, everyMs: 500 } })
  const [, slow] = senders
  if (!slow) throw new Error('Nobody sends')
  await reportedOfNothing(slow).toMatchObject({ refusal: 'document-empty' })
  const { gone } = drip(port, slow)
  await reportedOfNothing(slow).toMatchObject({ refusal: 'service-busy' })
  await gone
  await reportedOfNothing(slow).toMatchObject({ refusal: 'document-empty' })
})
