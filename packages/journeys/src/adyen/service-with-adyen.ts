import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstPort } from '../hotel/ports.ts'
import { test as base } from '../product.ts'
import { type AdyenStandIn, adyenStandIn } from './stand-in.ts'

export type WithAdyen = { readonly port: number; readonly adyen: AdyenStandIn }

/** A test on the built product where Adyen charges the cards. */
export const test = base.extend<object, { readonly portOfFirst: number; readonly service: WithAdyen }>({
  portOfFirst: [firstPort + 10, { scope: 'worker', option: true }],
  service: [
    async ({ portOfFirst }, work, { workerIndex }) => {
      const adyen = await adyenStandIn()
      const port = portOfFirst + workerIndex
      const folder = mkdtempSync(join(tmpdir(), 'veranda-adyen-'))
      const service = start(port, folder, adyen.url)
      await isReady(port)
      await work({ port, adyen })
      await ended(service)
      await adyen.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const start = (port: number, folder: string, url: string) =>
  spawn(process.execPath, ['packages/dev-service/dist/main.js'], {
    cwd: join(import.meta.dirname, '../../../..'),
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SAMPLE_DATA: 'yes',
      PAYMENTS: 'adyen',
      ADYEN_URL: url,
      ADYEN_API_KEY: 'a-key',
      ADYEN_MERCHANT_ACCOUNT: 'VerandaHotels',
      ADYEN_HMAC_KEY: 'ab'.repeat(32),
      ADYEN_CLIENT_KEY: 'standin_CLIENT',
    },
  })

async function isReady(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((later) => setTimeout(later, 200))
  }
}

const ended = (service: ChildProcess) =>
  new Promise<void>((resolve) => {
    service.once('exit', () => resolve())
    service.kill('SIGTERM')
  })
