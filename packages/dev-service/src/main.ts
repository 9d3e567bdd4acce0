import { runService } from '@veranda/booking-service'
import { sampleBrands } from '@veranda/brands/served'
import { openEmbeddedPool } from '@veranda/dev-identity-pool'
import { embeddedPayments } from '@veranda/dev-payment-provider'
import {
  actAsSampleStaff,
  loadSample,
  sampleDayAt,
  sampleSignIns,
  sampleStaff,
  writeSampleStaff,
} from '@veranda/dev-sample-group'
import { bankRoutes } from './bank.ts'
import { openMailbox } from './mailbox.ts'
import { startPageRoutes } from './start-page/start-page.ts'
import { addressTable } from './start-table.ts'

let samples: ReturnType<typeof sampleSignIns> = async () => []

await runService({
  env: process.env,
  brands: sampleBrands,
  standIns: {
    openPool: openEmbeddedPool,
    openPayments: embeddedPayments,
    openMailbox,
    loadSample: async (store, { brands, now, signer }) => {
      await loadSample(store, { today: sampleDayAt(now), brands: brands.all, signer })
      await writeSampleStaff(store, now)
    },
    actAsStaff: actAsSampleStaff,
    startPage: (parts) => {
      samples = sampleSignIns(parts)
      return startPageRoutes({
        ...parts,
        bank: bankRoutes(parts),
        samples,
        staff: sampleStaff,
        storybookDir: 'storybook-static',
      })
    },
  },
  onStarted: async (settings) => {
    if (settings.mode === 'development')
      process.stdout.write(addressTable(settings, await samples(), sampleStaff))
  },
})
