import { brands, sampleToday, testSigner } from '@veranda/booking-service/testing'
import type { Store } from '@veranda/booking-service'
import { loadSample } from '../load-sample.ts'

/** A database that begins with the sample group as of `sampleToday`. */
export const samples = {
  name: 'sample',
  fill: (store: Store) => loadSample(store, { today: sampleToday, brands: brands.all, signer: testSigner }),
}
