import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { depth } from '@veranda/test-depth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { amplifyGuest } from './testing/amplify-guest.ts'
import { addReservation, openGuestDatabase } from './testing/guest-database.ts'

const code = 'ABCD-123XYZ-01'
const port = await freePort()
let folder: string
let running: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veranda-identity-'))
})
afterEach(async () => {
  await kill()
  await rm(folder, { recursive: true, force: true })
})

async function start() {
  const script = new URL('./testing/identity-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--conditions=@veranda/source', script, folder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  await once(child.stdout, 'data')
}
async function kill() {
  if (running?.exitCode !== null || running.killed) return
  running.kill('SIGKILL')
  await once(running, 'exit')
}

// At the landing depth `start.test.ts` kills the whole product in the middle of sign-ins.
test.skipIf(depth !== 'full')('a session survives a killed service, and so does a sign-out', async () => {
  const { database, close } = await openGuestDatabase(folder)
  const guest = { code, brand: 'palace', firstName: 'Ana', lastName: 'López' } as const
  await addReservation(database, { ...guest, email: 'ana@example.com' })
  await close()
  const browser = amplifyGuest(`http://127.0.0.1:${port}/identity`)
  const sessionOf = async (token: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}/`, { headers: { authorization: token } })
    return ((await reply.json()) as { session: { reservationCode: string } | null }).session
  }

  await start()
  await browser.signIn(code, { kind: 'names', firstName: 'Ana', lastName: 'López', brand: 'palace' })
  const token = String(await browser.idToken())
  await kill()
  await start()
  expect(await sessionOf(token)).toMatchObject({ reservationCode: code })
  expect(await browser.idToken({ forceRefresh: true })).toBeDefined()
  await browser.signOut()
  await kill()
  await start()
  expect(await sessionOf(token)).toBeNull()
})
