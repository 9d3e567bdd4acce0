import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Clock } from '../service.ts'
import { limitsReached } from '../telemetry/meters.ts'
import { type DatabaseThrottle, forgetKey, hashedKey, run, secondsNow } from './database-throttle.ts'

export type BudgetRule = {
  /** Distinguishes this budget from others. */
  readonly name: string
  /** How many uses a full budget allows at once. */
  readonly atOnce: number
  /** The seconds after which one use is restored. */
  readonly secondsEach: number
}

/**
 * A token bucket: once it is used up, uses are admitted at the pace at which they are restored. In any period
 * there are at most `atOnce` more than that. A refused use writes nothing.
 */
export function databaseBudget(database: Database, clock: Clock, rule: BudgetRule): DatabaseThrottle {
  const { name, atOnce, secondsEach } = rule
  return {
    admit: async (key) => {
      const now = secondsNow(clock)
      // `window_ends` is when the budget will be full again.
      const fullAgain = sql`greatest(t.window_ends, ${now}) + ${secondsEach}`
      const { rows } = await run(
        database,
        sql`insert into throttle as t (key, uses, window_seconds, window_ends, in_a_row)
          values (${hashedKey(name, key)}, 0, ${secondsEach}, ${now + secondsEach}, 0)
          on conflict (key) do update set window_ends = ${fullAgain}
          where ${fullAgain} <= ${now + atOnce * secondsEach}
          returning key`,
      )
      if (rows.length === 1) return undefined
      limitsReached.inc({ limit: name })
      return secondsEach
    },
    uncount: async (key) => {
      await database.execute(
        sql`update throttle set window_ends = window_ends - ${secondsEach} where key = ${hashedKey(name, key)}`,
      )
    },
    forget: (key) => forgetKey(database, name, key),
  }
}
