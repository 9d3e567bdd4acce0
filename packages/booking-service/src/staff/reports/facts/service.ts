import type { MeasureOf } from '@veranda/domain'
import { type SQL, sql } from 'drizzle-orm'
import { cancellationRequest } from '../../../schema/cancellation.ts'
import { helpTicket } from '../../../schema/help-ticket.ts'
import { outbox } from '../../../schema/outbox.ts'
import { property } from '../../../schema/property.ts'
import { reservation, specialRequest } from '../../../schema/reservation.ts'
import { type Around, count, dayThere, type Facts, within } from './fact.ts'

/** Strangers ask for calls, and some letters are about no reservation: then the day is that of UTC. */
const dayAnywhere = (at: SQL): SQL => sql`(${at} at time zone coalesce(${property.timeZone}, 'UTC'))::date`

const hours = (percent: SQL): SQL => sql`
  percentile_cont(${percent}) within group (order by extract(epoch from f.answered_at - f.asked_at) / 3600)
    filter (where f.answered_at is not null)`

/** What guests asked the hotel, and how long an answer took: half of them at most the median, nine of ten at most the slowest. */
export const answerFacts: Facts<MeasureOf<'answers'>> = {
  rows: (around) => sql`${tickets(around)} union all ${requests(around)} union all ${reviews(around)}`,
  measures: {
    asked: count(),
    answered: count(sql`f.answered_at is not null`),
    open: count(sql`f.answered_at is null`),
    median: hours(sql`0.5`),
    slowest: hours(sql`0.9`),
  },
}

/** A guest who was called and did not answer still waits. */
const tickets = (around: Around): SQL => sql`
  select ${reservation.propertyId} as property_id, ${helpTicket.brand} as brand, null::text as currency,
    ${dayAnywhere(sql`${helpTicket.at}`)} as day, 'ticket' as own, ${helpTicket.at} as asked_at,
    case when ${helpTicket.state} = 'called' then ${helpTicket.settledAt} end as answered_at
  from ${helpTicket} left join ${reservation} on ${reservation.id} = ${helpTicket.reservationId}
    left join ${property} on ${property.id} = ${reservation.propertyId}
  where ${within(sql`${helpTicket.at}`, around)}`

const ofReservation = (
  table: SQL,
  own: SQL,
  at: SQL,
  answeredAt: SQL,
  reservationId: SQL,
  around: Around,
) => sql`
  select ${reservation.propertyId}, ${reservation.brand}, null::text, ${dayThere(at)}, ${own}, ${at}, ${answeredAt}
  from ${table} join ${reservation} on ${reservation.id} = ${reservationId}
    join ${property} on ${property.id} = ${reservation.propertyId}
  where ${within(at, around)}`

const requests = (around: Around): SQL =>
  ofReservation(
    sql`${specialRequest}`,
    sql`'request'`,
    sql`${specialRequest.at}`,
    sql`${specialRequest.answeredAt}`,
    sql`${specialRequest.reservationId}`,
    around,
  )

/** One that its guest withdrew was decided by nobody, and waits for nobody. */
const reviews = (around: Around): SQL =>
  sql`${ofReservation(
    sql`${cancellationRequest}`,
    sql`'review'`,
    sql`${cancellationRequest.askedAt}`,
    sql`${cancellationRequest.decidedAt}`,
    sql`${cancellationRequest.reservationId}`,
    around,
  )} and ${cancellationRequest.state} <> 'withdrawn'`

/** Letters by the day they were ordered. */
export const letterFacts: Facts<MeasureOf<'letters'>> = {
  rows: (around) => sql`
    select ${reservation.propertyId} as property_id, ${reservation.brand} as brand, null::text as currency,
      ${dayAnywhere(sql`${outbox.createdAt}`)} as day, ${outbox.kind} as own, ${outbox.outcome} as outcome,
      ${outbox.doneAt} as done_at
    from ${outbox} left join ${reservation} on ${reservation.code} = ${outbox.reservationCode}
      left join ${property} on ${property.id} = ${reservation.propertyId}
    where ${within(sql`${outbox.createdAt}`, around)}`,
  measures: {
    letters: count(),
    sent: count(sql`f.outcome = 'sent'`),
    bounced: count(sql`f.outcome = 'bounced'`),
    queued: count(sql`f.done_at is null`),
    unknown: count(sql`f.done_at is not null and f.outcome is null`),
  },
}
