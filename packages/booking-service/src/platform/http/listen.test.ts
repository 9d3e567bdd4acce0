import type { Server } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import type { RequestTimeouts } from './request-timeouts.ts'
import { dataPolicy } from './content-policy.ts'
import { listening } from './listen.ts'

const timeouts: RequestTimeouts = { headMs: 1_000, wholeMs: 3_000, pace: { bytes: 100, everyMs: 500 } }
const port = await freePort()
let server: Server
const failures: string[] = []

beforeAll(async () => {
  const app = new Hono()
  app.post('/read', async ({ req, text }) => text(String((await req.text()).length)))
  app.post('/read-late', async ({ req, text }) => {
    await new Promise((later) => setTimeout(later, 1_500))
    return text(String((await req.text()).length))
  })
  app.onError((failure, { text }) => {
    failures.push(failure.message)
    return text('failed', 500)
  })
  server = await listening({ fetch: app.fetch, port, policy: dataPolicy(false), timeouts })
})
afterAll(() => new Promise((closed) => server.close(closed)))

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`

/**
 * Sends parts one after the other; returns the server's answer, and how many parts could be sent before it
 * closed the connection.
 */
function sent(parts: readonly (string | Buffer)[], everyMs: number) {
  return new Promise<{ answer: string; times: number }>((ended) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    let times = 0
    const drip = setInterval(() => {
      const part = parts[times]
      if (part !== undefined) {
        times += 1
        socket.write(part)
      }
    }, everyMs)
    socket.on('data', (part) => (answer += part.toString()))
    // Writing to a connection closed by the server raises an error.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      ended({ answer, times })
    })
  })
}

test('a body that arrives is read', async () => {
  const { answer } = await sent([head('/read', 300), 'a'.repeat(150), 'b'.repeat(150)], 100)
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*300$/)
})

test('a body that arrives too slowly is ended with 408, and its reader is released', async () => {
  failures.length = 0
  const { answer, times } = await sent([head('/read', 5_000), ...Array(5_000).fill('a')], 50)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(times).toBeLessThan(1_000)
  await expect.poll(() => failures).toHaveLength(1)
})

test('so is an endless body at a sufficient pace', async () => {
  const { answer, times } = await sent([head('/read', 5_000_000), ...Array(5_000).fill('a'.repeat(100))], 50)
  expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
  expect(times).toBeLessThan(1_000)
})

test('so is a head that never ends', async () => {
  const { answer, times } = await sent(
    ['POST /read HTTP/1.1\r\n', ...Array.from({ length: 1_000 }, (_, line) => `x-${line}: a\r\n`)],
    50,
  )
  expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
  expect(times).toBeLessThan(1_000)
})

test('a sender is not blamed while the service has not read what arrived', async () => {
  const { answer } = await sent([head('/read-late', 4_000_000), Buffer.alloc(4_000_000)], 10)
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*4000000$/)
})
