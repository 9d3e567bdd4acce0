import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StoreAddress } from './platform/db/open-store.ts'
import type { Settings } from './env.ts'

// Built, these lie beside the program; from source, the migrations lie beside the package and nothing is packed.
const besideTheProgram = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))
const migrations = besideTheProgram('migrations')
const emptyDatabase = besideTheProgram('empty-database.tgz')

/** Where the settings say the data are: a server, or a folder of our own. */
export const storeAddress = ({ databaseUrl, databasePoolSize, dataDir }: Settings): StoreAddress => ({
  url: databaseUrl ?? `pglite:${join(dataDir, 'database')}`,
  poolSize: databasePoolSize,
  ...(existsSync(migrations) ? { migrationsFolder: migrations } : {}),
  ...(existsSync(emptyDatabase) ? { startFrom: emptyDatabase } : {}),
})
