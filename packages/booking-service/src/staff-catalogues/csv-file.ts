import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { CatalogueFile } from '@veranda/contract'
import { type CatalogueName, fieldsOf, harmlessCell } from '@veranda/domain'
import { parse } from 'csv-parse'
import { asc, gt } from 'drizzle-orm'
import { csvText } from '../platform/csv.ts'
import type { Database } from '../platform/db/database.ts'
import { selectEntries } from './entry-rows.ts'
import { keyColumnOf } from './tables.ts'

const batch = 1_000

/** A catalogue as a file that spreadsheets open, whatever its entries begin with. */
export async function csvOf(database: Database, catalogue: CatalogueName): Promise<CatalogueFile> {
  const names = fieldsOf(catalogue).map(({ name }) => name)
  const key = keyColumnOf(catalogue)
  const lines: (readonly string[])[] = [names]
  for (let last: string | undefined; ; ) {
    const entries = await selectEntries(database, catalogue, {
      where: last === undefined ? undefined : gt(key, last),
      orderBy: [asc(key)],
      limit: batch,
    })
    lines.push(...entries.map(({ values }) => names.map((name) => harmlessCell(values[name] ?? ''))))
    last = entries.at(-1)?.key
    if (entries.length < batch) break
  }
  return { name: `${catalogue}.csv`, csv: csvText(lines) }
}

/**
 * The cells of a file, whichever of the usual separators it has; `undefined` if it is no such file. Other requests are
 * answered while a large one is read.
 */
export async function cellsOf(csv: string): Promise<readonly (readonly string[])[] | undefined> {
  const [header = ''] = csv.split(/\r?\n/, 1)
  const delimiter = [';', '\t'].find((sign) => header.includes(sign)) ?? ','
  const parser = parse({
    delimiter,
    bom: true,
    skip_empty_lines: true,
    trim: true,
    relax_column_count_less: true,
  })
  try {
    const cells: (readonly string[])[] = []
    await pipeline(Readable.from(piecesOf(csv)), parser, async (lines: AsyncIterable<readonly string[]>) => {
      for await (const line of lines) cells.push(line)
    })
    return cells
  } catch {
    return undefined
  }
}

const pieceLength = 20_000

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceLength) {
    yield text.slice(at, at + pieceLength)
    await setImmediate()
  }
}
