import { and, eq, ne } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { staffSession } from '../../schema/staff.ts'
import { requireAccount } from './own-account.ts'

/** Ends another session of the caller’s, or all but the one they are in. A session of another account is out of reach. */
export async function endOwnSessions(
  service: Service,
  staff: StaffCaller,
  sessionId: number | undefined,
): Promise<void> {
  const { userId, sessionId: thisOne } = requireAccount(staff)
  await inTransaction(service, async (tx) => {
    const ended = await tx
      .delete(staffSession)
      .where(
        and(
          eq(staffSession.userId, userId),
          ne(staffSession.id, thisOne),
          sessionId === undefined ? undefined : eq(staffSession.id, sessionId),
        ),
      )
      .returning({ id: staffSession.id })
    if (ended.length === 0) return
    await appendAudit(tx, {
      at: service.clock.now(),
      actor: asStaff(staff),
      action: 'staff-end-own-sessions',
      reservationId: null,
      detail: { member: userId, sessions: ended.length },
    })
  })
}
