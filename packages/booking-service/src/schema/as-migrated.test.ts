import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const migrations = new URL('../../migrations/meta/', import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, migrations), 'utf8'))

/** The tables of the service, and those that stand-ins of its partners keep beside them. */
const tables = globSync(['*.ts', '../../../dev-*/src/tables.ts'], { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts'),
)

test('the migrations make the schema that the service reads and writes', async () => {
  const { entries } = read('_journal.json') as { readonly entries: readonly { readonly idx: number }[] }
  const migrated = read(`${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`)
  const modules = await Promise.all(tables.map((file) => import(join(import.meta.dirname, file))))
  const schema: Record<string, unknown> = Object.assign({}, ...modules)
  expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([])
})
