import { sql } from 'drizzle-orm'
import { providerCard } from '../../schema/embedded-payments.ts'
import type { Sweep } from '../../platform/db/sweep-rows.ts'

/** Tokens of cards that were typed in to pay once. */
export const oldCards: Sweep = {
  table: providerCard,
  isOver: (now) => sql`${providerCard.expiresAt} < ${now.toISOString()}`,
}
