import { firstPort } from '../hotel/ports.ts'
import { test as base } from '../product.ts'
import { startOwnService } from '../run/own-service.ts'
import { type AdyenStandIn, adyenStandIn } from './stand-in.ts'

export type WithAdyen = { readonly port: number; readonly adyen: AdyenStandIn }

/** A test on the built product where Adyen charges the cards. */
export const test = base.extend<object, { readonly portOfFirst: number; readonly service: WithAdyen }>({
  portOfFirst: [firstPort + 10, { scope: 'worker', option: true }],
  service: [
    async ({ portOfFirst }, work, { workerIndex }) => {
      const adyen = await adyenStandIn()
      const port = portOfFirst + workerIndex
      const service = await startOwnService(port, {
        PAYMENTS: 'adyen',
        ADYEN_URL: adyen.url,
        ADYEN_API_KEY: 'a-key',
        ADYEN_MERCHANT_ACCOUNT: 'VerandaHotels',
        ADYEN_HMAC_KEY: 'ab'.repeat(32),
        ADYEN_CLIENT_KEY: 'standin_CLIENT',
      })
      await work({ port, adyen })
      await service.stop()
      await adyen.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
