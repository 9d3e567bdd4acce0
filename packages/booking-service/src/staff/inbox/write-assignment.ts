import type { AuditActions } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Database } from '../../platform/db/database.ts'
import type { StaffCaller } from '../../platform/service.ts'
import { inboxAssignment } from '../../schema/staff.ts'
import type { NamedItem } from './get-inbox-item.ts'

type Written = {
  /** Whom the item is with from now on; null is nobody. */
  readonly userId: number | null
  readonly closedAt?: Date
  readonly at: Date
  readonly action: AuditActions['staff']
  readonly reservationId: number | null
}

/**
 * Writes who has an item of the inbox, where its version is the one that was seen, and records it. Returns whether it
 * was. Call it last in a transaction.
 */
export async function writeAssignment(
  tx: Database,
  staff: StaffCaller,
  { kind, itemId, version }: NamedItem & { readonly version: number },
  { at, action, reservationId, ...assigned }: Written,
): Promise<boolean> {
  const next = { ...assigned, version: version + 1, changedAt: at }
  const written = await tx
    .insert(inboxAssignment)
    // A row that is there already is changed below, and only where it is the one that was seen.
    .values({ kind, itemId, ...next })
    .onConflictDoUpdate({
      target: [inboxAssignment.kind, inboxAssignment.itemId],
      set: next,
      setWhere: eq(inboxAssignment.version, version),
    })
    .returning({ version: inboxAssignment.version })
  if (written.length === 0) return false
  await appendAudit(tx, {
    at,
    actor: asStaff(staff),
    action,
    reservationId,
    detail: { kind, item: itemId },
  })
  return true
}
