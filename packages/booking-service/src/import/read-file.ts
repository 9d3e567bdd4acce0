import { createReadStream } from 'node:fs'
import { type PlainDate } from '@veranda/domain'
import { parse } from 'csv-parse'
import { arrivalOf, type BookingRow, readRow, type RejectedLine } from './row.ts'

/** A file that is not of the expected shape; the message is one sentence. */
export class ImportError extends Error {}

/** The rows of a file in order, read as they stream by. Line numbers count from 1, the heading included. */
export async function* rowsOf(path: string): AsyncGenerator<BookingRow | RejectedLine> {
  for await (const { record, info } of records(path)) {
    yield Object.keys(record).length < columns.length
      ? { line: info.lines, reason: `only ${Object.keys(record).length} of ${columns.length} columns` }
      : readRow(record, info.lines)
  }
}

/** The earliest arrival in the file: what a shift begins from. */
export async function firstArrivalIn(path: string): Promise<PlainDate | undefined> {
  let first: PlainDate | undefined
  for await (const { record } of records(path)) {
    const arrival = arrivalOf(record)
    if (arrival && (first === undefined || arrival < first)) first = arrival
  }
  return first
}

type Parsed = { readonly record: Readonly<Record<string, string>>; readonly info: { readonly lines: number } }

async function* records(path: string): AsyncGenerator<Parsed> {
  const parser = createReadStream(path).pipe(
    parse({
      columns: checkedColumns,
      info: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  try {
    for await (const parsed of parser) yield parsed as Parsed
  } catch (cause) {
    throw worded(path, cause)
  }
}

const columns = [
  'is_canceled',
  'lead_time',
  'arrival_date_year',
  'arrival_date_month',
  'arrival_date_day_of_month',
  'stays_in_weekend_nights',
  'stays_in_week_nights',
  'adults',
  'children',
  'babies',
  'meal',
  'country',
  'market_segment',
  'reserved_room_type',
  'assigned_room_type',
  'booking_changes',
  'deposit_type',
  'adr',
  'required_car_parking_spaces',
  'total_of_special_requests',
  'reservation_status_date',
]

function checkedColumns(found: string[]): string[] {
  const missing = columns.filter((name) => !found.includes(name))
  if (missing.length > 0) throw new ImportError(`The file has no column ${missing.join(', ')}.`)
  return found
}

function worded(path: string, cause: unknown): unknown {
  if (cause instanceof ImportError) return cause
  const { code, message } = cause as NodeJS.ErrnoException
  if (code === 'ENOENT') return new ImportError(`There is no file ${path}.`)
  if (code === 'EACCES') return new ImportError(`The file ${path} may not be read.`)
  if (code === 'EISDIR') return new ImportError(`${path} is a folder, not a file.`)
  if (code?.startsWith('CSV_')) return new ImportError(`The file is not readable as CSV: ${message}.`)
  return cause
}
