import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Runs queries: the database itself, or one of its transactions. */
export type Database = PgDatabase<PgQueryResultHKT>
