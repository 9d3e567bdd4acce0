import type { AuditActions, StaffSource } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { appendAudit } from '../../audit/append-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { staffUser } from '../../schema/staff.ts'
import type { StaffService } from '../service/staff-service.ts'
import { asAccount } from './staff-sessions.ts'

type Refused = Extract<AuditActions['staff'], `${string}-refused`>
type Account = Pick<typeof staffUser.$inferSelect, 'id' | 'userName'>

/**
 * Records that an account was not let in: five times, and from then on once an hour. What the audit holds can never be
 * deleted, so nobody outside may decide how much that is.
 */
export async function recordRefusal(
  service: StaffService,
  account: Account,
  action: Refused,
  detail: Readonly<Record<string, string>>,
): Promise<void> {
  if (await mayRecord(service, account.userName, action)) await record(service, account.id, action, detail)
}

/** Records that a name and a password did not belong together. A name that nobody has costs the same work, and leaves nothing. */
export async function recordRefusedName(
  service: StaffService,
  userName: string,
  source: StaffSource,
): Promise<void> {
  const action = 'staff-sign-in-refused'
  if (!(await mayRecord(service, userName, action))) return
  const [account] = await service.store.db
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(and(eq(staffUser.userName, userName), eq(staffUser.source, source)))
  await record(service, account?.id, action, { why: 'credentials-not-valid' })
}

const mayRecord = async ({ staff }: StaffService, userName: string, action: Refused): Promise<boolean> =>
  (await staff.limits.recordedRefusals.admit(`${action} ${userName}`)) === undefined

/** Writes the entry. Without an account it is rolled back. */
async function record(
  { store, clock }: StaffService,
  member: number | undefined,
  action: Refused,
  detail: Readonly<Record<string, string>>,
): Promise<void> {
  const rolledBack = new Error('The entry is rolled back')
  const work = inTransaction({ store }, async (tx) => {
    await appendAudit(tx, {
      at: clock.now(),
      actor: asAccount(member ?? 0),
      action,
      reservationId: null,
      detail: { member: member ?? 0, ...detail },
    })
    if (member === undefined) throw rolledBack
  })
  await work.catch((thrown: unknown) => {
    if (thrown !== rolledBack) throw thrown
  })
}
