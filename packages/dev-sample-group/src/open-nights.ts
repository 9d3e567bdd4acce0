import type { PlainDate } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { type Database, putOnSale } from '@veranda/booking-service'
import { addOnShares, flexiblePolicy, freeUntilDays, percentOfNonRefundable, seasonsOf } from './rates.ts'
import { roomTypeIdOf } from './room-types.ts'
import type { SampleGroup } from './sample-group.ts'

// A hotel's best rooms are sold out for some days of every month, so that a trial meets days that are sold out.
const soldOutFrom = 12
const soldOutUntil = 14

/** Opens a span of nights for sale: seasons, prices and rooms. What is open already stays as it is. */
export async function openNights(
  tx: Database,
  { properties }: SampleGroup,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<void> {
  const seasons = properties.flatMap(({ row, seasons: kind }) =>
    seasonsOf(kind, from, to).map((season) => ({
      property_id: row.id,
      code: season.code,
      first_night: season.firstNight,
      last_night: season.lastNight,
      percent: season.percent,
      policy: flexiblePolicy(row.checkInAt, freeUntilDays(season)),
    })),
  )
  await tx.execute(sql`insert into rate_season
    select * from jsonb_populate_recordset(null::rate_season, ${JSON.stringify(seasons)}::jsonb)
    on conflict do nothing`)

  const types = properties.flatMap((place) =>
    place.roomTypes.map(([code, , , , , , price, total], index) => ({
      property_id: place.row.id,
      room_type_id: roomTypeIdOf(place, code),
      currency: place.row.currency,
      base: price * 100,
      total,
      is_best: index === place.roomTypes.length - 1,
    })),
  )
  const records = sql`jsonb_to_recordset(${JSON.stringify(types)}::jsonb)
    as t (property_id int, room_type_id int, currency text, base bigint, total int, is_best boolean)`
  const nights = sql`generate_series(${from}::date, ${to}::date, interval '1 day')`
  await putOnSale(
    tx,
    sql`select property_id, room_type_id, night::date,
      case when is_best and extract(day from night) between ${soldOutFrom}::int and ${soldOutUntil}::int then 0 else total end
    from ${records} cross join ${nights} as night`,
  )
  await tx.execute(sql`
    insert into nightly_price (property_id, room_type_id, rate_plan_id, night, price, extra_adult, extra_teen, extra_kid, currency)
    select property_id, room_type_id, plan_id, night, price, price * ${addOnShares.adult}::int / 100,
      price * ${addOnShares.teen}::int / 100, price * ${addOnShares.kid}::int / 100, currency
    from (
      select t.property_id, t.room_type_id, p.id as plan_id, night::date as night, t.currency,
        (t.base * s.percent / 100) * case p.kind when 'flexible' then 100 else ${percentOfNonRefundable}::int end / 100 as price
      from ${records}
      join rate_plan p on p.property_id = t.property_id
      cross join ${nights} as night
      join rate_season s on s.property_id = t.property_id and night::date between s.first_night and s.last_night
    ) priced
    on conflict do nothing`)
}
