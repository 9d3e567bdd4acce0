import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StoreAddress } from './platform/db/open-store.ts'
import type { Settings } from './env.ts'

// In a build both are beside the program; from source, the migrations are beside the package and there is no
// packed database.
const besideTheProgram = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))
const migrations = besideTheProgram('migrations')
const emptyDatabase = besideTheProgram('empty-database.tgz')

/** Where the settings place the data: on a server, or in a local folder. */
export const storeAddress = ({
  databaseUrl,
  databasePoolSize,
  dataDir,
  traceCollector,
}: Settings): StoreAddress => ({
  url: databaseUrl ?? `pglite:${join(dataDir, 'database')}`,
  poolSize: databasePoolSize,
  ...(traceCollector ? { statements: 'traced' } : {}),
  ...(existsSync(migrations) ? { migrationsFolder: migrations } : {}),
  ...(existsSync(emptyDatabase) ? { startFrom: emptyDatabase } : {}),
})
