import { asc } from 'drizzle-orm'
import { providerCharge } from '@veranda/dev-payment-provider'
import type { Store } from '../../platform/db/store.ts'

/** The charges in the provider's own books. */
export async function chargesOf({ db }: Pick<Store, 'db'>): Promise<readonly string[]> {
  const charges = await db
    .select()
    .from(providerCharge)
    .orderBy(asc(providerCharge.at), asc(providerCharge.key))
  return charges.map(({ state, amount }) => `${state} ${amount}`)
}
