import { sql } from 'drizzle-orm'
import { providerCard } from './tables.ts'

/** Tokens of cards that were typed in to pay once. */
export const oldCards = {
  table: providerCard,
  isOver: (now: Date) => sql`${providerCard.expiresAt} < ${now.toISOString()}`,
}
