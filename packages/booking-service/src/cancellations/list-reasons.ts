import type { CancellationReason } from '@veranda/domain'
import { asc } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { cancellationReason } from '../schema/cancellation-reason.ts'
import { inLanguage, type WordsLanguage } from '../platform/language.ts'

/** The cancellation reasons, in the hotel's order and wording. */
export async function listReasons(
  database: Database,
  lang: WordsLanguage,
): Promise<readonly CancellationReason[]> {
  const rows = await database.select().from(cancellationReason).orderBy(asc(cancellationReason.position))
  const below = (parent: string | null): readonly CancellationReason[] =>
    rows
      .filter(({ parentCode }) => parentCode === parent)
      .map(({ code, words, needs, follows }) => ({
        code,
        label: inLanguage(words, lang),
        needs,
        follows,
        followUps: parent === null ? below(code) : [],
      }))
  return below(null)
}
