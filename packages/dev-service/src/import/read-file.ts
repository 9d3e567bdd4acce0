import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { type PlainDate } from '@veranda/domain'
import { parse } from 'csv-parse'
import { arrivalOf, type BookingRow, readRow, type RejectedLine } from './row.ts'

/** A file that is not of the expected shape; the message is one sentence. */
export class ImportError extends Error {}

/** Throws where a file cannot be read, or is not of the expected shape. */
export async function requireBookings(path: string): Promise<void> {
  // The heading is checked before the first row is handed out.
  for await (const _ of records(path)) return
}

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
  let hasHeading = false
  const parser = parse({
    columns: (found: string[]) => {
      hasHeading = true
      return requireColumns(path, found)
    },
    info: true,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  // A failure of either stream is raised where the rows are read.
  pipeline(createReadStream(path), parser, () => undefined)
  try {
    for await (const parsed of parser) yield parsed as Parsed
  } catch (cause) {
    throw sentenceFor(path, cause)
  }
  if (!hasHeading) throw new ImportError(`The file ${path} is empty.`)
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

function requireColumns(path: string, found: string[]): string[] {
  const missing = columns.filter((name) => !found.includes(name))
  if (missing.length === 0) return found
  throw new ImportError(
    `The file ${path} is not of the "hotel booking demand" shape: it has no column ${missing.join(', ')}.`,
  )
}

function sentenceFor(path: string, cause: unknown): unknown {
  if (cause instanceof ImportError) return cause
  const { code, syscall, message } = cause as NodeJS.ErrnoException
  if (code === 'ENOENT') return new ImportError(`There is no file ${path}.`, { cause })
  if (code === 'EACCES') return new ImportError(`The file ${path} may not be read.`, { cause })
  if (code === 'EISDIR') return new ImportError(`${path} is a folder, not a file.`, { cause })
  if (code?.startsWith('CSV_'))
    return new ImportError(`The file ${path} is not readable as CSV: ${message}.`, { cause })
  if (syscall !== undefined)
    return new ImportError(`The file ${path} cannot be read (${code ?? message}).`, { cause })
  return cause
}
