import type { InboxKindToClose } from '@veranda/domain'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { inboxAssignment } from '../../../schema/staff.ts'

/** Whether nobody has said yet that an item is done. */
export const notClosed = (kind: InboxKindToClose, itemId: SQLWrapper): SQL => sql`not exists (
  select 1 from ${inboxAssignment} a where a.kind = ${kind} and a.item_id = ${itemId}::text and a.closed_at is not null)`
