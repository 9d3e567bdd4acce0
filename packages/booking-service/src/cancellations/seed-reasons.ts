import type { Database } from '../platform/db/database.ts'
import { cancellationReason } from '../schema/cancellation-reason.ts'
import { firstReasons, type ReasonGiven } from './reasons.ts'

/** Gives a database without reasons the initial ones. Reasons that a hotel has edited are left alone. */
export async function seedReasons(database: Database): Promise<void> {
  if ((await database.$count(cancellationReason)) > 0) return
  const rows = firstReasons.flatMap((first, position) => [
    rowOf(first, null, position),
    ...(first.followUps ?? []).map((each, place) => rowOf(each, first.code, place)),
  ])
  await database.insert(cancellationReason).values(rows).onConflictDoNothing()
}

const rowOf = (
  { code, words, needs, follows }: ReasonGiven,
  parentCode: string | null,
  position: number,
): typeof cancellationReason.$inferInsert => ({ code, parentCode, position, needs, follows, words })
