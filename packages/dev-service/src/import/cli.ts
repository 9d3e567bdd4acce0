import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sampleBrands } from '@veranda/brands/served'
import { isPlainDate, type PlainDate, type ServedBrand, today } from '@veranda/domain'
import {
  brandsOf,
  describeFailure,
  openSigner,
  openStore,
  parseEnv,
  readBrands,
  type Settings,
  SettingsError,
  type Store,
  storeAddress,
  StoreError,
} from '@veranda/booking-service'
import { property } from '@veranda/booking-service/tables'
import { loadSample, sampleDayAt } from '@veranda/dev-sample-group'
import { type ImportReport, type ImportOptions, importBookings } from './import-bookings.ts'
import { ImportError, requireBookings } from './read-file.ts'
import type { RejectedLine } from './row.ts'

const usage = `npm run import -- <file.csv> [--property CODE] [--shift-years N | --arrive-from YYYY-MM-DD] [--rejected FILE]

Loads reservations of the "hotel booking demand" shape into a property (ZRSA unless told otherwise). Without a shift the
file's first arrival falls on today.`

async function main(args: readonly string[]): Promise<void> {
  const input = selectionOf(args)
  // Before a database is made for it.
  await requireBookings(input.path)
  const { BRANDS: brandsPath } = process.env
  const brands = brandsPath ? await readBrands(brandsPath) : sampleBrands
  const settings = parseEnv(process.env, brandsOf(brands))
  const store = await openStore(storeAddress(settings))
  try {
    await requireProperties(store, { settings, brands, now: input.now() })
    await load(store, input)
  } finally {
    await store.close()
  }
}

/**
 * Reservations need a property. A folder made for trying the product gets the sample group's; any other database
 * is never filled unasked.
 */
async function requireProperties(
  store: Store,
  {
    settings: { mode, databaseUrl },
    brands,
    now,
  }: { readonly settings: Settings; readonly brands: readonly ServedBrand[]; readonly now: Date },
): Promise<void> {
  if ((await store.db.$count(property)) > 0) return
  if (mode === 'production' || databaseUrl !== undefined)
    throw new ImportError(
      'The database is empty: a property has to be there before its reservations. SAMPLE_DATA=yes fills an empty ' +
        'database with the sample group when the service starts.',
    )
  process.stdout.write('The database is empty: the sample group is loaded first.\n')
  const signer = await openSigner(store.db, undefined, now)
  await loadSample(store, { today: sampleDayAt(now), brands, signer })
}

async function load(store: Store, { rejectedTo, ...input }: Selection): Promise<void> {
  const since = performance.now()
  const report = await importBookings(store, { ...input, onProgress: (rows) => progress(`${rows} rows …`) })
  progress('')
  process.stdout.write(summary(report, (performance.now() - since) / 1000))
  if (report.rejected.length > 0) list(report.rejected, rejectedTo)
}

type Selection = ImportOptions & { readonly rejectedTo?: string }

function selectionOf(args: readonly string[]): Selection {
  const { values, positionals } = parsed(args)
  const [path] = positionals
  if (!path || positionals.length > 1) throw new ImportError(usage)
  const years = values['shift-years']
  const from = values['arrive-from']
  if (years !== undefined && from !== undefined)
    throw new ImportError('Give either --shift-years or --arrive-from, not both.')
  if (years !== undefined && !/^-?\d{1,3}$/.test(years))
    throw new ImportError('--shift-years takes a whole number of years.')
  if (from !== undefined && !isPlainDate(from))
    throw new ImportError('--arrive-from takes a date like 2027-03-14.')
  const now = () => new Date()
  const arriveFrom: PlainDate = from && isPlainDate(from) ? from : today('UTC', now().toISOString())
  return {
    path,
    propertyCode: values.property ?? 'ZRSA',
    shift: years === undefined ? { arriveFrom } : { years: Number(years) },
    now,
    ...(values.rejected === undefined ? {} : { rejectedTo: values.rejected }),
  }
}

function parsed(args: readonly string[]) {
  const string = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { property: string, 'shift-years': string, 'arrive-from': string, rejected: string },
    })
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n\n${usage}`, { cause: error })
  }
}

const summary = ({ rows, added, alreadyThere, rejected }: ImportReport, seconds: number) =>
  `${rows} rows in ${seconds.toFixed(1)} s: ${added} loaded, ${alreadyThere} already there, ${rejected.length} not taken.\n`

function list(rejected: readonly RejectedLine[], to: string | undefined): void {
  const lines = rejected.map(({ line, reason }) => `line ${line}: ${reason}`)
  if (to === undefined) process.stdout.write(`${lines.join('\n')}\n`)
  else {
    writeLines(to, lines)
    process.stdout.write(`The ${lines.length} lines and their reasons are in ${to}.\n`)
  }
}

function writeLines(to: string, lines: readonly string[]): void {
  try {
    writeFileSync(to, `${lines.join('\n')}\n`)
  } catch (cause) {
    throw new ImportError(`The reservations are loaded, but ${to} cannot be written to.`, { cause })
  }
}

function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1B[K${text}`)
  else if (text) process.stdout.write(`${text}\n`)
}

// Last, when everything above is there.
await main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof ImportError || error instanceof StoreError || error instanceof SettingsError
  process.stderr.write(`${isExpected ? error.message : `The import failed: ${describeFailure(error)}`}\n`)
  process.exitCode = 1
})
