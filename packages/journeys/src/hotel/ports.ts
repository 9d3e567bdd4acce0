/** Where the product is served: with the database of every start, and beside a hotel with PostgreSQL. */
export const productPort = Number(process.env['JOURNEYS_PORT'] ?? 4890)
export const hotelPort = productPort + 1
export const databasePort = productPort + 2
