import {
  type PlainDate,
  type ReservationOrder,
  type ReservationPage,
  type ReservationSearch,
  type ReservationState,
  reservationsPerPage,
} from '@veranda/domain'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { Service } from '../../platform/service.ts'
import { cancellation, cancellationRequest } from '../../schema/cancellation.ts'
import { reservation } from '../../schema/reservation.ts'
import { foldedNames, guest, room } from '../../schema/room.ts'
import { toListedReservation } from './to-listed-reservation.ts'

export type ReservationsQuery = {
  readonly search?: ReservationSearch | undefined
  readonly propertyId?: number | undefined
  readonly arrivalFrom?: PlainDate | undefined
  readonly arrivalTo?: PlainDate | undefined
  readonly state?: ReservationState | undefined
  readonly order?: ReservationOrder | undefined
  readonly place?: Place | undefined
}

/** A page that begins after a reservation of the list, or ends before it. */
export type Place = { readonly from: 'after' | 'before'; readonly arrival: PlainDate; readonly id: number }

export function placeIn(text: string): Place {
  const [from, arrival = '', id] = text.split('~')
  return {
    from: from === 'before' ? 'before' : 'after',
    arrival: arrival as PlainDate,
    id: Math.min(Number(id), 2_147_483_647),
  }
}

type Placed = { readonly id: number; readonly arrival: PlainDate }
const placeOf = (from: Place['from'], { arrival, id }: Placed): string => `${from}~${arrival}~${id}`

/** A page of reservations by arrival, the latest first unless asked otherwise, found by indexes: no page costs more than the first. */
export async function findReservations(
  { store: { db }, clock }: Pick<Service, 'store' | 'clock'>,
  query: ReservationsQuery,
): Promise<ReservationPage> {
  const { place } = query
  const isBackwards = place?.from === 'before'
  const isEarliestFirst = query.order === 'earliest-arrival'
  const isAscending = isEarliestFirst !== isBackwards
  const direction = isAscending ? asc : desc
  const found = await db
    .select({
      id: reservation.id,
      arrival: reservation.arrival,
      reservationCode: reservation.code,
      brand: reservation.brand,
    })
    .from(reservation)
    .where(and(matches(db, query.search), ...filters(db, query), place && beyond(place, isAscending)))
    .orderBy(direction(reservation.arrival), direction(reservation.id))
    .limit(reservationsPerPage + 1)
  const page = found.slice(0, reservationsPerPage)
  const rows = isBackwards ? page.toReversed() : page
  const isMore = found.length > reservationsPerPage
  const [first] = rows
  const last = rows.at(-1)
  const now = clock.now()
  return {
    reservations: await Promise.all(rows.map((row) => toListedReservation(db, row, now))),
    ...(first && (isBackwards ? isMore : place) ? { previous: placeOf('before', first) } : {}),
    ...(last && (isBackwards || isMore) ? { next: placeOf('after', last) } : {}),
  }
}

const beyond = ({ arrival, id }: Place, isAscending: boolean): SQL =>
  isAscending
    ? sql`(${reservation.arrival}, ${reservation.id}) > (${arrival}::date, ${id}::integer)`
    : sql`(${reservation.arrival}, ${reservation.id}) < (${arrival}::date, ${id}::integer)`

function filters(db: Database, query: ReservationsQuery): readonly (SQL | undefined)[] {
  const { propertyId, arrivalFrom, arrivalTo, state } = query
  return [
    propertyId === undefined ? undefined : eq(reservation.propertyId, propertyId),
    arrivalFrom && gte(reservation.arrival, arrivalFrom),
    arrivalTo && lte(reservation.arrival, arrivalTo),
    state && stateIs(db, state),
  ]
}

function stateIs(db: Database, state: ReservationState): SQL {
  switch (state) {
    case 'booked':
      return isNull(reservation.cancelledOn)
    case 'cancelled':
      return isNotNull(reservation.cancelledOn)
    case 'under-review':
      return inArray(
        reservation.id,
        db
          .select({ id: cancellationRequest.reservationId })
          .from(cancellationRequest)
          .where(eq(cancellationRequest.state, 'open')),
      )
  }
}

function matches(db: Database, search: ReservationSearch | undefined): SQL | undefined {
  switch (search?.by) {
    case undefined:
      return undefined
    case 'arrival':
      return eq(reservation.arrival, search.date)
    case 'number':
      return or(
        like(reservation.code, beginning(search.text)),
        eq(reservation.cancellationCode, search.text),
        /^\d{1,9}$/.test(search.text) ? eq(reservation.id, Number(search.text)) : undefined,
        inArray(
          reservation.id,
          db
            .select({ id: cancellation.reservationId })
            .from(cancellation)
            .where(eq(cancellation.code, search.text)),
        ),
      )
    case 'email':
      return inArray(reservation.id, ofGuests(db, sql`lower(${guest.email}) like ${beginning(search.text)}`))
    case 'name': {
      const isLike = sql`like ${beginning(search.text)}`
      return inArray(
        reservation.id,
        ofGuests(
          db,
          sql`(${foldedNames(guest.firstName, guest.lastName)} ${isLike} or ${foldedNames(guest.lastName, guest.firstName)} ${isLike})`,
        ),
      )
    }
  }
}

const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Every guest is searched, not only the one who booked. */
const ofGuests = (db: Database, where: SQL) =>
  db.select({ id: room.reservationId }).from(guest).innerJoin(room, eq(room.id, guest.roomId)).where(where)
