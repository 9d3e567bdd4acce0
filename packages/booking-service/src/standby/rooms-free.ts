import type { PlainDate, RoomsFree } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { WaitingStandbyRequest } from './list-waiting-requests.ts'

type FreeRow = { readonly room_type_id: number; readonly night: PlainDate; readonly free: number }

/** The free rooms of each requested category, night by night, in one query. */
export async function roomsFree(
  database: Database,
  requests: readonly WaitingStandbyRequest[],
): Promise<RoomsFree> {
  const roomTypeIds = [...new Set(requests.flatMap((request) => request.roomTypeIds))]
  const from = requests.map(({ stay }) => stay.arrival).toSorted()[0]
  const to = requests
    .map(({ stay }) => stay.departure)
    .toSorted()
    .at(-1)
  const found = await database.execute(sql`
    select i.room_type_id, to_char(i.night, 'YYYY-MM-DD') as night, i.total - i.sold - i.held as free
    from inventory i
    where i.room_type_id in (select jsonb_array_elements_text(${JSON.stringify(roomTypeIds)}::jsonb)::int)
      and i.night >= ${from}::date and i.night < ${to}::date`)
  const free = new Map(
    (found as { rows: readonly FreeRow[] }).rows.map((row) => [`${row.room_type_id} ${row.night}`, row.free]),
  )
  return (roomTypeId, night) => free.get(`${roomTypeId} ${night}`) ?? 0
}
