import type { ReasonCount } from '@veranda/domain'
import { and, count, desc, gt, isNull, sql } from 'drizzle-orm'
import { listReasons } from '../../cancellations/list-reasons.ts'
import type { Database } from '../../platform/db/database.ts'
import type { WordsLanguage } from '../../platform/language.ts'
import { cancellation } from '../../schema/cancellation.ts'

const shownDays = 30

/** Why guests cancelled in the last month, by their first answer. What was reinstated does not count. */
export async function cancellationsByReason(
  db: Database,
  now: Date,
  lang: WordsLanguage,
): Promise<readonly ReasonCount[]> {
  const since = new Date(now.getTime() - shownDays * 24 * 3_600_000)
  const code = sql<string>`coalesce(${cancellation.reason} ->> 'firstAnswer', '')`
  const rows = await db
    .select({ code, count: count() })
    .from(cancellation)
    .where(and(gt(cancellation.at, since), isNull(cancellation.reinstatedAt)))
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
  if (rows.length === 0) return []
  const reasons = await listReasons(db, lang)
  return rows.map((row) => ({
    ...row,
    reason: reasons.find((reason) => reason.code === row.code)?.label ?? row.code,
  }))
}
