import { sql } from 'drizzle-orm'
import { providerCard } from './tables.ts'
import type { Sweep } from '@veranda/booking-service'

/** Tokens of cards that were typed in to pay once. */
export const oldCards: Sweep = {
  table: providerCard,
  isOver: (now) => sql`${providerCard.expiresAt} < ${now.toISOString()}`,
}
