import type { MeasureOf } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { cancellation, creditNote } from '../../../schema/cancellation.ts'
import { history } from '../../../schema/reservation.ts'
import { standbyRequest } from '../../../schema/standby-request.ts'
import { count, dayThere, type Facts, joinPlace, place, sum, within } from './fact.ts'

const amountIn = (name: string) =>
  sql`coalesce((${cancellation.cancellation} -> ${sql.raw(`'${name}'`)} ->> 'amount')::bigint, 0)`

/** Rooms that were cancelled and not reinstated, by the guest’s first answer to why. */
export const cancellationFacts: Facts<MeasureOf<'cancellations'>> = {
  rows: (around) => sql`
    select ${place}, ${dayThere(sql`${cancellation.at}`)} as day,
      coalesce(${cancellation.reason} ->> 'firstAnswer', '') as own,
      jsonb_array_length(${cancellation.roomNumbers}) as rooms, ${amountIn('penalty')} as penalty,
      ${amountIn('refund')} as refund, ${creditNote.code} is not null as is_credit
    from ${cancellation} ${joinPlace(sql`${cancellation.reservationId}`)}
      left join ${creditNote} on ${creditNote.cancellationId} = ${cancellation.id}
    where ${within(sql`${cancellation.at}`, around)} and ${cancellation.reinstatedAt} is null`,
  measures: {
    cancellations: count(),
    rooms: sum(sql`f.rooms`),
    penalties: sum(sql`f.penalty`),
    refunded: sum(sql`f.refund`, sql`not f.is_credit`),
    credits: sum(sql`f.refund`, sql`f.is_credit`),
  },
}

/** What guests changed themselves or had changed, and what it did to the price of their stay. */
export const changeFacts: Facts<MeasureOf<'changes'>> = {
  rows: (around) => sql`
    select ${place}, ${dayThere(sql`${history.at}`)} as day, ${history.kind} as own,
      coalesce(${history.difference}, 0) as difference
    from ${history} ${joinPlace(sql`${history.reservationId}`)}
    where ${within(sql`${history.at}`, around)}
      and ${history.kind} in ('dates-changed', 'room-changed', 'guests-changed', 'services-changed')`,
  measures: {
    changes: count(),
    sold: sum(sql`f.difference`, sql`f.difference > 0`),
    lowered: sum(sql`-f.difference`, sql`f.difference < 0`),
    'net-sold': sum(sql`f.difference`),
  },
}

/** The upgrade waitlist, by the day a guest joined it. */
export const standbyFacts: Facts<MeasureOf<'standby'>> = {
  rows: (around) => sql`
    select ${place}, ${dayThere(sql`${standbyRequest.askedAt}`)} as day, null::text as own,
      ${standbyRequest.state} as state, ${standbyRequest.added} as added
    from ${standbyRequest} ${joinPlace(sql`${standbyRequest.reservationId}`)}
    where ${within(sql`${standbyRequest.askedAt}`, around)}`,
  measures: {
    requests: count(),
    awarded: count(sql`f.state = 'awarded'`),
    declined: count(sql`f.state = 'declined'`),
    withdrawn: count(sql`f.state = 'withdrawn'`),
    waiting: count(sql`f.state = 'waiting'`),
    upgraded: sum(sql`f.added`),
  },
}
