import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/**
 * The file of the empty database a new data folder starts from. It depends on the database's version, on how it is built
 * and on the migrations, so it is cached.
 */
export async function emptyDatabase(): Promise<string> {
  const hash = createHash('sha256')
  hash.update(readFileSync(at('node_modules/@electric-sql/pglite/package.json')))
  for (const file of globSync(
    ['migrations/*.sql', 'migrations/meta/_journal.json', 'src/platform/db/prepare-database.ts'],
    { cwd: at('.') },
  ).sort())
    hash.update(readFileSync(at(file)))
  const stored = at(`node_modules/.cache/empty-database-${hash.digest('hex').slice(0, 16)}.tgz`)
  if (existsSync(stored)) return stored
  const { prepareDatabase } = await import('./prepare-database.ts')
  const packed = await prepareDatabase(at('migrations'))
  mkdirSync(at('node_modules/.cache'), { recursive: true })
  // Two builds may run at once: each writes its own file and renames it, so that neither reads half a file.
  const unfinished = `${stored}.${process.pid}`
  writeFileSync(unfinished, packed)
  renameSync(unfinished, stored)
  return stored
}
