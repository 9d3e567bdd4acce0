import { fileURLToPath } from 'node:url'
import { guardTransactions } from './guard-transactions.ts'
import { openFolder } from './open-folder.ts'
import { openServer } from './open-server.ts'
import { tracedClient } from '../telemetry/traced-client.ts'
import type { Store } from './store.ts'
import type { StoreLimits } from './store-limits.ts'

export type StoreAddress = {
  /** `pglite:<folder>`, `pglite:` alone for one in memory, or `postgres://…`. */
  readonly url: string
  /** The folder of the migrations, if they are not beside the source. */
  readonly migrationsFolder?: string
  /** The file of a packed embedded database from which a new one starts. */
  readonly startFrom?: string
  /** How many connections to a server are open at most. */
  readonly poolSize?: number
  /** How long to wait for a server; without limits, as long as it takes. */
  readonly limits?: StoreLimits
  /** Every statement is a span: where a collector of traces is named. */
  readonly statements?: 'traced' | undefined
}

const usualPoolSize = 10

const besideTheSource = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Opens a database and brings its tables up to date. The drivers are loaded only when they are used. */
export async function openStore(address: StoreAddress): Promise<Store> {
  const { url, migrationsFolder = besideTheSource, poolSize = usualPoolSize, limits, statements } = address
  return url.startsWith('pglite:')
    ? openEmbedded({ ...address, migrationsFolder })
    : openServer({ url, migrationsFolder, poolSize, limits, statements })
}

async function openEmbedded(address: StoreAddress & { readonly migrationsFolder: string }): Promise<Store> {
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const { client, release } = await openFolder(address.url.slice('pglite:'.length), address.startFrom)
  const db = drizzle(address.statements === 'traced' ? tracedClient(client) : client)
  let closed: Promise<void> | undefined
  const close = () => client.close().finally(release)
  try {
    await migrate(db, { migrationsFolder: address.migrationsFolder })
  } catch (failure) {
    await close()
    throw failure
  }
  return {
    db: guardTransactions(db),
    kind: 'pglite',
    close: () => {
      closed ??= close()
      return closed
    },
  }
}
