import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { cancellationRequest } from './cancellation.ts'
import { moment } from './columns.ts'
import { priceMatch } from './price-match.ts'
import { reservationId } from './reservation.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A file that a guest sent as evidence for a request. */
export const supportingDocument = pgTable(
  'proof',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: reservationId(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    /** Detected from its content. */
    type: text('type').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The request it was handed in with; until then its guest may remove it. */
    requestId: uuid('request_id').references(() => cancellationRequest.id, { onDelete: 'cascade' }),
    priceMatchId: uuid('price_match_id').references(() => priceMatch.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('proof_by_reservation').on(t.reservationId),
    index('proof_by_request').on(t.requestId),
    index('proof_by_price_match').on(t.priceMatchId),
    index('proof_not_handed_in').on(t.createdAt).where(sql`request_id is null and price_match_id is null`),
  ],
)

/** A file's bytes in chunks, stored in the database so that every process of the service finds them. */
export const documentChunk = pgTable(
  'proof_chunk',
  {
    documentId: uuid('proof_id')
      .notNull()
      .references(() => supportingDocument.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.position] })],
)
