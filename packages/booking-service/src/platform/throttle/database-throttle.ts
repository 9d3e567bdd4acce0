import { createHash } from 'node:crypto'
import type { Throttle } from '@veranda/identity'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Clock } from '../service.ts'
import { limitsReached } from '../telemetry/meters.ts'

export type ThrottleRule = {
  /** Distinguishes this limit's counters from others. */
  readonly name: string
  /** How many uses a window allows. */
  readonly uses: number
  readonly windowSeconds: number
  /** Each used-up window is followed by one twice as long, up to this length. */
  readonly longestWindowSeconds?: number
  /**
   * After so many failures in a row the key is blocked for the rest period, and then starts afresh: no block
   * is permanent.
   */
  readonly inARow?: { readonly most: number; readonly restSeconds: number }
}

/** Also deletes a key's counter, once its owner has proven who they are. */
export type DatabaseThrottle = Throttle & { readonly forget: (key: string) => Promise<void> }

type Counter = { readonly uses: number; readonly windowEnds: number | string }

/** A counter unused for so long has no effect any more, and may be swept. */
export const forgottenAfterSeconds = 86_400

// The largest number the column holds.
const never = { most: 2_147_483_647, restSeconds: 0 }

/**
 * A limit counted in the database, for all processes together. A single statement counts, so that
 * simultaneous attempts cannot exceed it.
 */
export function databaseThrottle(database: Database, clock: Clock, rule: ThrottleRule): DatabaseThrottle {
  const { uses, windowSeconds, longestWindowSeconds = windowSeconds, inARow = never } = rule

  const count = async (key: string, now: number): Promise<Counter> => {
    const isOver = sql`t.window_ends <= ${now}`
    const isAllowed = sql`(${isOver} or t.uses < ${uses})`
    const nextWindow = sql`case when t.uses >= ${uses} and t.window_ends > ${now - longestWindowSeconds}
      then least(t.window_seconds * 2, ${longestWindowSeconds}) else ${windowSeconds} end`
    const beginsAnew = sql`(${isOver} and (t.in_a_row >= ${inARow.most} or t.window_ends <= ${now - forgottenAfterSeconds}))`
    const row = sql`case when ${beginsAnew} then 1 when ${isAllowed} then t.in_a_row + 1 else t.in_a_row end`
    // The last of a row is still admitted; after it the key is blocked.
    const rests = sql`(${isAllowed} and (${row}) >= ${inARow.most})`
    const { rows } = await run<Counter>(
      database,
      sql`insert into throttle as t (key, uses, window_seconds, window_ends, in_a_row)
        values (${hashedKey(rule.name, key)}, 1, ${windowSeconds}, ${now + windowSeconds}, 1)
        on conflict (key) do update set
          uses = case when ${rests} then ${uses} when ${isOver} then 1 else least(t.uses + 1, ${uses + 1}) end,
          window_seconds = case when ${isOver} then ${nextWindow} else t.window_seconds end,
          window_ends = case when ${rests} then ${now + inARow.restSeconds}
            when ${isOver} then ${now}::bigint + ${nextWindow} else t.window_ends end,
          in_a_row = ${row}
        returning uses, window_ends as "windowEnds"`,
    )
    return rows[0] as Counter
  }

  return {
    admit: async (key) => {
      const now = secondsNow(clock)
      const counter = await count(key, now)
      if (counter.uses <= uses) return undefined
      limitsReached.inc({ limit: rule.name })
      return Math.max(1, Number(counter.windowEnds) - now)
    },
    uncount: async (key) => {
      await database.execute(
        sql`update throttle set uses = greatest(uses - 1, 0), in_a_row = 0 where key = ${hashedKey(rule.name, key)}`,
      )
    },
    forget: (key) => forgetKey(database, rule.name, key),
  }
}

export const secondsNow = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000)

/** Numbers and names are stored as hashes, so that the counters reveal none of them. */
export const hashedKey = (limit: string, key: string): string =>
  createHash('sha256').update(`${limit}\n${key}`).digest('base64url')

export async function forgetKey(database: Database, limit: string, key: string): Promise<void> {
  await database.execute(sql`delete from throttle where key = ${hashedKey(limit, key)}`)
}

// Both drivers return rows, which their common type does not say.
export const run = async <Row>(database: Database, statement: SQL) =>
  (await database.execute<Row & Record<string, unknown>>(statement)) as { readonly rows: readonly Row[] }
