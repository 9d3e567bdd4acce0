import { createHash } from 'node:crypto'
import type { Throttle } from '@veranda/identity'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Clock } from '../service.ts'

export type ThrottleRule = {
  /** Tells this limit's counters from others'. */
  readonly name: string
  /** How many uses a window allows. */
  readonly uses: number
  readonly windowSeconds: number
  /** A window that was used up is followed by one twice as long, up to this. */
  readonly longestWindowSeconds?: number
  /** After this many uses in a row without a rightful one, nothing more is allowed until there is one. */
  readonly inARow?: number
}

/** Also forgets a key altogether, once its owner has shown who they are. */
export type DatabaseThrottle = Throttle & { readonly forget: (key: string) => Promise<void> }

type Counter = { readonly uses: number; readonly windowEnds: number; readonly inARow: number }

/** A limit counted in the database, for all processes together. One statement counts, so that tries at once cannot slip through. */
export function databaseThrottle(database: Database, clock: Clock, rule: ThrottleRule): DatabaseThrottle {
  const { uses, windowSeconds, longestWindowSeconds = windowSeconds, inARow = Number.MAX_SAFE_INTEGER } = rule
  // Numbers and names are kept as hashes: the counters are nobody's address book.
  const keyOf = (key: string) => createHash('sha256').update(`${rule.name}\n${key}`).digest('base64url')

  const count = async (key: string, now: number): Promise<Counter> => {
    const isOver = sql`t.window_ends <= ${now}`
    const nextWindow = sql`case when t.uses >= ${uses} and t.window_ends > ${now - longestWindowSeconds}
      then least(t.window_seconds * 2, ${longestWindowSeconds}) else ${windowSeconds} end`
    const { rows } = await run<Counter>(
      database,
      sql`insert into throttle as t (key, uses, window_seconds, window_ends, in_a_row)
        values (${keyOf(key)}, 1, ${windowSeconds}, ${now + windowSeconds}, 1)
        on conflict (key) do update set
          uses = case when ${isOver} then 1 else least(t.uses + 1, ${uses + 1}) end,
          window_seconds = case when ${isOver} then ${nextWindow} else t.window_seconds end,
          window_ends = case when ${isOver} then ${now} + ${nextWindow} else t.window_ends end,
          in_a_row = case when not ${isOver} and t.uses >= ${uses} then t.in_a_row else t.in_a_row + 1 end
        returning uses, window_ends as "windowEnds", in_a_row as "inARow"`,
    )
    return rows[0] as Counter
  }

  return {
    admit: async (key) => {
      const now = Math.floor(clock.now().getTime() / 1000)
      const counter = await count(key, now)
      if (counter.inARow > inARow) return longestWindowSeconds
      return counter.uses > uses ? Math.max(1, counter.windowEnds - now) : undefined
    },
    giveBack: async (key) => {
      await database.execute(
        sql`update throttle set uses = greatest(uses - 1, 0), in_a_row = 0 where key = ${keyOf(key)}`,
      )
    },
    forget: async (key) => {
      await database.execute(sql`delete from throttle where key = ${keyOf(key)}`)
    },
  }
}

// Both drivers answer with rows; their common type does not say so.
const run = async <Row>(database: Database, statement: ReturnType<typeof sql>) =>
  (await database.execute<Row & Record<string, unknown>>(statement)) as { readonly rows: readonly Row[] }
