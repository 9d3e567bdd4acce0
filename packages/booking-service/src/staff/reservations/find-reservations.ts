import {
  type ListedReservation,
  type PlainDate,
  type Reservation,
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
import { type Cursor, keysetPage } from '../../platform/db/keyset-page.ts'
import type { Service } from '../../platform/service.ts'
import { loadReservationTexts } from '../../reservations/load-reservation-row.ts'
import { reservationFrom } from '../../reservations/reservation-from.ts'
import { cancellation, cancellationRequest } from '../../schema/cancellation.ts'
import { reservation } from '../../schema/reservation.ts'
import { foldedNames, guest, room } from '../../schema/room.ts'

export type ReservationsQuery = {
  readonly search?: ReservationSearch | undefined
  readonly propertyId?: number | undefined
  readonly arrivalFrom?: PlainDate | undefined
  readonly arrivalTo?: PlainDate | undefined
  readonly state?: ReservationState | undefined
  readonly order?: ReservationOrder | undefined
  readonly cursor?: Cursor | undefined
}

const largestId = 2 ** 31 - 1

/** A page of reservations by arrival, the latest first unless asked otherwise, found by indexes: no page costs more than the first. */
export async function findReservations(
  { store: { db }, clock }: Pick<Service, 'store' | 'clock'>,
  query: ReservationsQuery,
): Promise<ReservationPage> {
  const { cursor } = query
  const isEarliestFirst = query.order === 'earliest-arrival'
  const isAscending = isEarliestFirst !== (cursor?.from === 'before')
  const direction = isAscending ? asc : desc
  const found = await db
    .select({ id: reservation.id, arrival: reservation.arrival })
    .from(reservation)
    .where(and(matches(db, query.search), ...filters(db, query), cursor && beyond(cursor, isAscending)))
    .orderBy(direction(reservation.arrival), direction(reservation.id))
    .limit(reservationsPerPage + 1)
  const { rows, beside } = keysetPage(found, {
    size: reservationsPerPage,
    cursor,
    keyOf: ({ arrival: key, id }) => ({ key, id }),
  })
  const read = await loadReservationTexts(
    db,
    rows.map(({ id }) => id),
    'en',
  )
  const now = clock.now().toISOString()
  return {
    reservations: rows.flatMap(({ id }) => {
      const text = read.get(id)
      return text === undefined ? [] : [toListedReservation(reservationFrom(text, now))]
    }),
    ...beside,
  }
}

/** A reservation as a row of a list. Its state and balance come from the rules that the guest’s page uses. */
function toListedReservation(reservation: Reservation): ListedReservation {
  const { reservationCode, property, stay, rooms, status, pricing } = reservation
  return {
    reservationCode,
    guestName: guestNameOf(reservation),
    hotel: property.name,
    arrival: stay.arrival,
    departure: stay.departure,
    rooms: rooms.length,
    status,
    balance: pricing.balance,
  }
}

/** The main guest of the first room. */
function guestNameOf({ rooms }: Reservation): string {
  const main = rooms[0]?.guests.find(({ isMainGuest }) => isMainGuest)
  return main ? `${main.firstName} ${main.lastName}`.trim() : ''
}

function beyond({ key, id }: Cursor, isAscending: boolean): SQL {
  const own = sql`(${reservation.arrival}, ${reservation.id})`
  const beside = sql`(${key}::date, ${Math.min(id, largestId)}::integer)`
  return isAscending ? sql`${own} > ${beside}` : sql`${own} < ${beside}`
}

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
