import { sql } from 'drizzle-orm'
import { providerCard } from '../../db/schema/embedded-payments.ts'
import type { Sweep } from '../../db/sweep-rows.ts'

/** Tokens of cards that were typed in to pay once. */
export const oldCards: Sweep = {
  table: providerCard,
  isOver: (now) => sql`${providerCard.expiresAt} < ${now.toISOString()}`,
}
