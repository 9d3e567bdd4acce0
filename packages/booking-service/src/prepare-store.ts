import { seedReasons } from './cancelling/seed-reasons.ts'
import { openStore } from './db/open-store.ts'
import type { Store } from './db/store.ts'
import type { Settings } from './env.ts'
import { endLeases } from './idempotency/lease.ts'
import { loadSample, sampleDayAt } from './sample/load-sample.ts'
import { storeAddress } from './store-address.ts'

/**
 * What has to be in a database before anybody is served. On a server it is done over connections without limits of
 * time: another process may be filling the same database just now, and is waited for.
 */
export async function prepareStore(store: Store, settings: Settings, now: Date): Promise<void> {
  const patient = store.kind === 'postgres' ? await openStore(storeAddress(settings)) : store
  try {
    await endLeases(patient)
    await seedReasons(patient.db)
    if (settings.sampleData) await loadSample(patient, { today: sampleDayAt(now) })
  } finally {
    if (patient !== store) await patient.close()
  }
}
