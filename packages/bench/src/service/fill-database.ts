import { startProduct } from '../product.ts'
import { growReservations } from './grow.ts'
import { freePort } from './postgres.ts'
import type { Guest } from './sign-in.ts'

/** The sample group's guests of the measured brand, and how many reservations there are altogether. */
export type Filled = { readonly guests: readonly Guest[]; readonly count: number }

/** Fills an empty database with the sample group, and puts so many copies of each of its reservations beside it. */
export async function fillDatabase(url: string, copies: number): Promise<Filled> {
  const product = await startProduct(await freePort(), url)
  const guests = product.guests.filter(({ brand }) => brand === 'palace')
  product.stop()
  return { guests, count: await growReservations(url, copies) }
}
