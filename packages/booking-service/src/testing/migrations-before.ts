import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const migrations = join(import.meta.dirname, '../../migrations')

/** A copy of the migrations folder up to, but without, one migration. */
export function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.filter((entry) => entry.tag < tag)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}
