import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const migrations = new URL('../../migrations/meta/', import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, migrations), 'utf8'))

/** The tables of the service, and those that stand-ins of its partners keep beside them. */
const tables = import.meta.glob(['./*.ts', '!./*.test.ts', '../../../dev-*/src/tables.ts'], { eager: true })

test('the migrations make the schema that the service reads and writes', async () => {
  const { entries } = read('_journal.json') as { readonly entries: readonly { readonly idx: number }[] }
  const migrated = read(`${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`)
  const schema = Object.assign({}, ...Object.values(tables))
  expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([])
})
