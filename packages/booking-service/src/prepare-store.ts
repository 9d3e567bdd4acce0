import type { Brands } from './platform/brands.ts'
import { seedReasons } from './cancellations/seed-reasons.ts'
import { openStore } from './platform/db/open-store.ts'
import type { Store } from './platform/db/store.ts'
import { type Settings, SettingsError } from './env.ts'
import { endLeases } from './platform/idempotency/lease.ts'
import type { ReceiptSigner } from './receipts/signer.ts'
import { property } from './schema/property.ts'
import { seedCustomerTypes } from './tickets/customer-types.ts'
import type { StandIns } from './stand-ins.ts'
import { storeAddress } from './store-address.ts'

type StoreNeeds = {
  readonly settings: Settings
  readonly brands: Brands
  readonly now: Date
  readonly signer: ReceiptSigner
  readonly loadSample?: StandIns['loadSample'] | undefined
}

/**
 * Fills in what a database needs before anybody is served. On a server this uses connections without time
 * limits: another process may be filling the same database, and is waited for.
 */
export async function prepareStore(
  store: Store,
  { settings, brands, now, signer, loadSample }: StoreNeeds,
): Promise<void> {
  if (settings.sampleData && !loadSample)
    throw new SettingsError('SAMPLE_DATA must not be yes: this program has no samples.')
  await requireKnownBrands(store, brands)
  const patient = store.kind === 'postgres' ? await openStore(storeAddress(settings)) : store
  try {
    await endLeases(patient)
    await seedReasons(patient.db)
    await seedCustomerTypes(patient.db)
    if (settings.sampleData) await loadSample?.(patient, { brands, now, signer })
  } finally {
    if (patient !== store) await patient.close()
  }
}

/**
 * Fails at the start if reservations belong to an unknown brand: their guests could neither sign in nor get
 * letters.
 */
async function requireKnownBrands(store: Store, brands: Brands): Promise<void> {
  const stored = await store.db.selectDistinct({ brand: property.brand }).from(property)
  const unknown = stored.find(({ brand }) => !brands.find(brand))
  if (unknown)
    throw new SettingsError(
      `The database has hotels of the brand “${unknown.brand}”, which this service was not handed: name it in BRANDS.`,
    )
}
