import { and, lt } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { supportingDocument } from '../schema/supporting-document.ts'
import { notHandedIn } from './hand-in-documents.ts'

// Longer than a session lasts: by then its sender can no longer hand it in.
const retainedHours = 24

/** Deletes files that were sent and never handed in. Call it now and then; nothing depends on when. */
export async function sweepDocuments(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retainedHours * 3_600_000)
  await database
    .delete(supportingDocument)
    .where(and(notHandedIn(), lt(supportingDocument.createdAt, before)))
}
