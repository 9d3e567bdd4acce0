import type { Client } from 'pg'
import type { Booked } from './hotel.ts'

/** What goes on in a hotel around rooms that may stay free. */
export function standbyOn(database: Client) {
  const run = (query: string, ...values: readonly unknown[]) => database.query(query, [...values])

  /**
   * The days until a guest's arrival pass: it is so many days from now. Their nights are sold at the prices of then.
   */
  const comesNear = async ({ reservationCode }: Booked, daysBefore: number) => {
    const { rows } = await run(
      `select v.id, (now() at time zone p.time_zone)::date + $2::int - v.arrival as days
       from reservation v join property p on p.id = v.property_id where v.code = $1`,
      reservationCode,
      daysBefore,
    )
    const { id, days } = rows[0]
    const nights = `from room_night n join room r on r.id = n.room_id
      where r.reservation_id = ${id} and r.room_type_id = i.room_type_id and n.night = i.night`
    await run('begin')
    await run(
      `update inventory i set sold = sold - (select count(*) ${nights}) where exists (select ${nights})`,
    )
    // By way of days nobody sleeps, so that no two nights meet.
    for (const shift of [10_000, days - 10_000])
      await run(
        `update room_night set night = night + $1::int where room_id in (select id from room where reservation_id = ${id})`,
        shift,
      )
    await run(
      `update inventory i set sold = sold + (select count(*) ${nights}), total = total + (select count(*) ${nights})
       where exists (select ${nights})`,
    )
    await run(
      `update service set day = day + $1::int where room_id in (select id from room where reservation_id = ${id})`,
      days,
    )
    await run(
      `update reservation set arrival = arrival + $1::int, departure = departure + $1::int where id = ${id}`,
      days,
    )
    await run('commit')
  }

  /** Another guest waits for a room of a category on the guest's nights, for so much more a night. */
  const othersWait = ({ reservationCode }: Booked, other: Booked, category: string, ceiling: number) =>
    run(
      `insert into standby_wish (reservation_id, room_number, from_room_type_id, room_type_ids, ceiling, asked_at, locale)
       select o.id, 1, r.room_type_id, jsonb_build_array(t.id), $4, now(), 'en-US'
       from reservation o join room r on r.reservation_id = o.id and r.room_number = 1
       join reservation v on v.code = $1 join room_type t on t.property_id = v.property_id and t.name ->> 'en' = $3
       where o.code = $2`,
      reservationCode,
      other.reservationCode,
      category,
      ceiling,
    )

  const requestOf = async ({ reservationCode }: Booked) => {
    const { rows } = await run(
      `select w.state, w.ceiling::int, w.added::int, v.departure - v.arrival as nights from standby_wish w join reservation v on v.id = w.reservation_id
       where v.code = $1 order by w.id desc limit 1`,
      reservationCode,
    )
    return rows[0]
  }

  return { comesNear, othersWait, requestOf }
}
