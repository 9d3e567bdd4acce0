import type { Client } from 'pg'
import type { Booked } from './hotel.ts'

/** What a hotel sells a guest's stay at. */
export function ratesOn(database: Client) {
  /** The guest's rooms go over to a rate plan that nobody else has, at the prices of their own. */
  const givesOwnRatePlan = async ({ reservationCode }: Booked) => {
    const { rows } = await database.query<{ readonly id: number }>(
      `insert into rate_plan (property_id, code, name, kind, policy)
       select p.property_id, p.code || ' ' || $1, p.name, p.kind, p.policy from rate_plan p
       join room r on r.rate_plan_id = p.id where r.room_number = 1 and ${mine} returning id`,
      [reservationCode],
    )
    const plan = rows[0]?.id
    await database.query(
      `insert into nightly_price (property_id, room_type_id, rate_plan_id, night, price,
         extra_adult, extra_teen, extra_kid, currency)
       select distinct n.property_id, n.room_type_id, $2::int, n.night, n.price,
         n.extra_adult, n.extra_teen, n.extra_kid, n.currency
       from nightly_price n join room r on r.room_type_id = n.room_type_id and r.rate_plan_id = n.rate_plan_id
       where ${mine}`,
      [reservationCode, plan],
    )
    await database.query(`update room r set rate_plan_id = $2 where ${mine}`, [reservationCode, plan])
  }

  /** Of the guest's rate plan, one of their own, no night is sold any more; or not the one named. */
  const endsRates = ({ reservationCode }: Booked, night?: string) =>
    database.query(
      `delete from nightly_price where ($2::date is null or night = $2::date)
       and rate_plan_id in (select rate_plan_id from room r where ${mine})`,
      [reservationCode, night ?? null],
    )

  return { givesOwnRatePlan, endsRates }
}

const mine = 'r.reservation_id = (select id from reservation where code = $1)'
