import { brands, sampleToday, seedCustomerTypes, testSigner } from '@veranda/booking-service/testing'
import type { Store } from '@veranda/booking-service'
import { loadSample } from '../load-sample.ts'

/** A database that begins with the sample group as of `sampleToday`. */
export const samples = {
  name: 'sample',
  fill: async (store: Store) => {
    // There before the samples are, as in a service that starts: one of them asks for help as such a customer.
    await seedCustomerTypes(store.db)
    await loadSample(store, { today: sampleToday, brands: brands.all, signer: testSigner })
  },
}
