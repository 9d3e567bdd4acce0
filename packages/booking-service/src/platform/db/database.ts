import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What runs queries: the database itself, or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT>
