import type { settleHelpTicket } from '@veranda/contract'
import type { HelpTicket } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { StaffSession } from '../identity/identity.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import { type RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { helpTicket } from '../schema/help-ticket.ts'
import { toHelpTicket } from './to-help-ticket.ts'

export type Outcome = { readonly number: string; readonly outcome: 'called' | 'not-reached' }

/** Records whether the guest was reached. Who was not may be called again; who was is done with. */
export const settleTicket = (
  service: Service & RefusingFor<typeof settleHelpTicket>,
  staff: StaffSession,
  { number, outcome }: Outcome,
  claim: Claim,
): Promise<Once<HelpTicket>> =>
  doOnce<HelpTicket>(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const now = service.clock.now()
      const [before] = await tx.select().from(helpTicket).where(eq(helpTicket.number, number)).for('update')
      if (!before) throw new ServiceRefusal('not-found', 'There is no such ticket.')
      if (before.state === 'called') throw tx.refuse('ticket-settled', 'This guest has been called.')
      const after = { ...before, state: outcome, settledAt: now }
      await tx.update(helpTicket).set({ state: outcome, settledAt: now }).where(eq(helpTicket.id, before.id))
      const ticket = toHelpTicket(after)
      await finish(tx, ticket)
      await appendAudit(tx, {
        at: now,
        actor: asStaff(staff),
        action: `guest-${outcome}`,
        reservationId: before.reservationId,
        detail: { ticket: number },
      })
      return ticket
    }),
  )
