import { join } from 'node:path'

/** The first of the ports a run takes. */
export const firstPort = Number(process.env['JOURNEYS_PORT'] ?? 4890)

/** Journeys run two at a time, each beside a hotel of its own: what one of them sells out, the other does not miss. */
export const hotels = [0, 1].map((worker) => ({
  servicePort: firstPort + 1 + 2 * worker,
  databasePort: firstPort + 2 + 2 * worker,
}))

const ownHotel = hotels[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]
if (!ownHotel) throw new Error('There are more workers than hotels')

/** Where this worker's hotel, and with it the whole product, is served. */
export const hotelPort = ownHotel.servicePort

/** The file, in the folder of the run, that says where a hotel's database is. */
export const addressFileOf = (servicePort: number): string =>
  join(process.env['JOURNEYS_FOLDER'] ?? '', `database-${servicePort}`)
