import { randomUUID } from 'node:crypto'
import type { Locale } from '@veranda/domain'
import type { Database } from '../../platform/db/database.ts'
import { outbox } from '../../schema/outbox.ts'

/** Orders the letter. It belongs to no reservation, and is bounded by its account when it is written. */
export async function queuePasswordLetter(
  database: Database,
  { userName, locale }: { readonly userName: string; readonly locale: Locale },
  now: Date,
): Promise<void> {
  const id = randomUUID()
  await database.insert(outbox).values({
    id,
    kind: 'staff-password',
    locale,
    payload: { userName },
    messageId: `<${id}@letters.veranda>`,
    availableAt: now,
    createdAt: now,
  })
}
