import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StoreAddress } from './db/open-store.ts'
import type { Settings } from './env.ts'

// Built, the migrations lie beside the program; from source, beside the package.
const besideTheProgram = fileURLToPath(new URL('./migrations', import.meta.url))

/** Where the settings say the data are: a server, or a folder of our own. */
export const storeAddress = ({ databaseUrl, databasePoolSize, dataDir }: Settings): StoreAddress => ({
  url: databaseUrl ?? `pglite:${join(dataDir, 'database')}`,
  poolSize: databasePoolSize,
  ...(existsSync(besideTheProgram) ? { migrationsFolder: besideTheProgram } : {}),
})
