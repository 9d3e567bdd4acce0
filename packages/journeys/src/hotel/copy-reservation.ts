import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Client } from 'pg'

type Row = Readonly<Record<string, unknown>>

/** Books a sample's stay once more, under a number of its own: every journey has a guest nobody else changes. */
export async function copyReservation(database: Client, code: string): Promise<string> {
  const copy = await aFreeCode(database, code.slice(0, 4))
  const [original] = await rowsOf(database, 'reservation', 'code', code)
  if (!original) throw new Error(`No reservation ${code} to book again`)
  const reservationId = await write(database, 'reservation', {
    ...without(original, 'id'),
    code: copy,
    sample: null,
    cancellation_code: null,
  })
  const ofCopy = { reservation_id: reservationId }
  for (const room of await rowsOf(database, 'room', 'reservation_id', original['id'])) {
    const ofRoom = { room_id: await write(database, 'room', { ...without(room, 'id'), ...ofCopy }) }
    for (const table of ['guest', 'service'])
      for (const row of await rowsOf(database, table, 'room_id', room['id']))
        await write(database, table, { ...without(row, 'id'), ...ofRoom })
    for (const night of await rowsOf(database, 'room_night', 'room_id', room['id'])) {
      await write(database, 'room_night', { ...night, ...ofRoom })
      if (room['status'] !== 'cancelled')
        await database.query(
          'update inventory set total = total + 1, sold = sold + 1 where room_type_id = $1 and night = $2',
          [room['room_type_id'], night['night']],
        )
    }
  }
  for (const entry of await rowsOf(database, 'ledger_entry', 'reservation_id', original['id']))
    await write(database, 'ledger_entry', { ...without(entry, 'id'), ...ofCopy })
  for (const payment of await rowsOf(database, 'payment', 'reservation_id', original['id']))
    await copyPayment(database, payment, ofCopy)
  return copy
}

/** Some hundreds of journeys book, and would now and then meet in a few hundred thousand codes. */
async function aFreeCode(database: Client, prefix: string): Promise<string> {
  for (;;) {
    const letters = randomBytes(2).toString('hex').slice(0, 3).toUpperCase()
    const code = `${prefix}-${randomInt(900, 1000)}${letters}-J`
    if ((await rowsOf(database, 'reservation', 'code', code)).length === 0) return code
  }
}

// With the charge it stands for, so that money can go back over it.
async function copyPayment(database: Client, payment: Row, ofCopy: Row): Promise<void> {
  const [id, reference] = [randomUUID(), `journey-${randomUUID()}`]
  await write(database, 'payment', {
    ...payment,
    ...ofCopy,
    id,
    provider_reference: reference,
    quote_id: null,
  })
  for (const charge of await rowsOf(database, 'provider_charge', 'reference', payment['provider_reference']))
    await write(database, 'provider_charge', { ...charge, key: id, reference })
}

async function rowsOf(
  database: Client,
  table: string,
  column: string,
  value: unknown,
): Promise<readonly Row[]> {
  // As JSON, so that days stay days and nothing is read in the machine's time zone.
  const { rows } = await database.query<{ row: Row }>(
    `select to_jsonb(t) as row from "${table}" t where "${column}" = $1`,
    [value],
  )
  return rows.map(({ row }) => row)
}

async function write(database: Client, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ')
  const { rows } = await database.query<{ id: number }>(
    `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", $1) returning *`,
    [JSON.stringify(row)],
  )
  return rows[0]?.id ?? 0
}

const without = (row: Row, column: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))
