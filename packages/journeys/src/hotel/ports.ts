import { join } from 'node:path'

/** The first of the ports a run takes. */
export const firstPort = Number(process.env['JOURNEYS_PORT'] ?? 4890)

/**
 * One hotel for each journey that is played at a time: what one of them sells out, another does not miss. It is one: two
 * browsers beside their services have two processors do a third more work for the same journeys, and end no sooner.
 */
export const hotels = [0].map((worker) => ({
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
