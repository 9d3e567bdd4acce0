import { type InboxItem, type InboxKind, inboxKinds } from '@veranda/domain'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inboxAssignment, staffUser } from '../../schema/staff.ts'

type Assigned = Pick<InboxItem, 'assignedTo' | 'version'>
type Named = { readonly kind: InboxKind; readonly itemId: string }

const keyOf = ({ kind, itemId }: Named): string => `${kind} ${itemId}`
const free: Assigned = { version: 0 }

/** Who has taken on which of these. */
export async function assignmentsOf(
  database: Database,
  items: readonly Named[],
): Promise<(item: Named) => Assigned> {
  if (items.length === 0) return () => free
  const ofKind = inboxKinds.flatMap((kind) => {
    const ids = items.filter((item) => item.kind === kind).map(({ itemId }) => itemId)
    return ids.length === 0 ? [] : [and(eq(inboxAssignment.kind, kind), inArray(inboxAssignment.itemId, ids))]
  })
  const rows = await database
    .select({ of: inboxAssignment, name: staffUser.displayName })
    .from(inboxAssignment)
    .leftJoin(staffUser, eq(staffUser.id, inboxAssignment.userId))
    .where(or(...ofKind))
  const found = new Map(
    rows.map(({ of, name }): [string, Assigned] => [
      keyOf(of),
      {
        version: of.version,
        ...(of.userId !== null && name !== null ? { assignedTo: { userId: of.userId, name } } : {}),
      },
    ]),
  )
  return (item) => found.get(keyOf(item)) ?? free
}
