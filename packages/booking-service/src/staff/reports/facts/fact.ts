import { type SQL, sql } from 'drizzle-orm'
import { property } from '../../../schema/property.ts'
import { reservation } from '../../../schema/reservation.ts'

/** Moments around a period: its days begin and end on each property’s own clock. */
export type Around = { readonly since: Date; readonly until: Date }

/**
 * The rows that a report counts: `property_id`, `brand`, `currency`, `day` and `own`, what it groups by beside time and place;
 * and the columns its measures are made of. `measures` are expressions over them, by the names the report declares.
 */
export type Facts<Measure extends string> = {
  readonly rows: (around: Around) => SQL
  readonly measures: Readonly<Record<Measure, SQL>>
}

export const count = (where?: SQL): SQL => (where ? sql`count(*) filter (where ${where})` : sql`count(*)`)

export const sum = (amount: SQL, where?: SQL): SQL =>
  where ? sql`coalesce(sum(${amount}) filter (where ${where}), 0)` : sql`coalesce(sum(${amount}), 0)`

/** The day of a moment at the property. */
export const dayThere = (at: SQL): SQL => sql`(${at} at time zone ${property.timeZone})::date`

/** Whose row it is. */
export const place = sql`${reservation.propertyId} as property_id, ${reservation.brand} as brand, ${reservation.currency} as currency`

/** The reservation of a row, and its property. */
export const joinPlace = (reservationId: SQL): SQL => sql`
  join ${reservation} on ${reservation.id} = ${reservationId}
  join ${property} on ${property.id} = ${reservation.propertyId}`

export const within = (at: SQL, { since, until }: Around): SQL =>
  sql`${at} >= ${since.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`
