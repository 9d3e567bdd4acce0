import { and, eq } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type RefusingIn, ServiceRefusal } from '../../platform/refusal.ts'
import type { StaffCaller } from '../../platform/service.ts'
import { staffPasskey, staffUser } from '../../schema/staff.ts'
import type { StaffService } from '../service/staff-service.ts'
import { appFactorId, factorsOf, requireUser } from './own-account.ts'
import { requireOwnPassword } from './require-own-password.ts'

export type FactorRemoval = { readonly password: string; readonly factorId: string }

/** Takes a second factor from the caller’s account, unless it is the only one and an administrator demands one. */
export async function removeFactor(
  service: StaffService & RefusingIn<'removeOwnFactor'>,
  staff: StaffCaller,
  { password, factorId }: FactorRemoval,
): Promise<void> {
  const { store, clock, refuse } = service
  const user = await requireUser(store.db, staff)
  await requireOwnPassword(service, user, password)
  await inTransaction(service, async (tx) => {
    const [locked] = await tx.select().from(staffUser).where(eq(staffUser.id, user.id)).for('update')
    const factors = locked ? await factorsOf(tx, locked) : []
    const factor = factors.find((each) => each.factorId === factorId)
    if (!factor) throw new ServiceRefusal('not-found', 'There is no such second factor.')
    if (factors.length === 1 && locked?.needsSecondFactor)
      throw refuse('second-factor-demanded', 'An administrator demands a second factor.')
    if (factorId === appFactorId)
      await tx
        .update(staffUser)
        .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
        .where(eq(staffUser.id, user.id))
    else
      await tx
        .delete(staffPasskey)
        .where(and(eq(staffPasskey.userId, user.id), eq(staffPasskey.id, factorId)))
    await appendAudit(tx, {
      at: clock.now(),
      actor: asStaff(staff),
      action: 'staff-remove-second-factor',
      reservationId: null,
      detail: { member: user.id, kind: factor.kind },
    })
  })
}
