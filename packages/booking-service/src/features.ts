import type { endpoints } from '@veranda/contract'
import { addOnRoutes } from './add-ons/routes.ts'
import { bankTransferRoutes } from './bank-transfers/routes.ts'
import { bankTransferJob } from './bank-transfers/sweep-bank-transfers.ts'
import { automaticChargeJob } from './automatic-charges/charge-due-balances.ts'
import { automaticChargeRoutes } from './automatic-charges/routes.ts'
import { balanceRoutes } from './balance/routes.ts'
import { cancellingWriters } from './cancellations/cancelling-writers.ts'
import { cancellationRoutes } from './cancellations/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { changesRoutes } from './changes/routes.ts'
import { confirmationLetterRoutes } from './confirmation-letters/routes.ts'
import { oldConfirmationLetters } from './confirmation-letters/sweep-letters.ts'
import { documentRoutes } from './documents/routes.ts'
import { sweepDocuments } from './documents/sweep-documents.ts'
import { withdrawnOffers, withdrawnDocuments } from './documents/sweep-withdrawn.ts'
import { guestsRoutes } from './guests/routes.ts'
import { helpRoutes } from './help/routes.ts'
import type { Identity } from './identity/identity.ts'
import { sweepIdentity } from './identity/sweep-identity.ts'
import { automaticChargeWriters } from './letters/automatic-charge/queue.ts'
import { callRequestedWriter } from './letters/call-requested/queue.ts'
import { confirmationWriter } from './letters/confirmation/queue.ts'
import { bankTransferWriters } from './letters/bank-transfer/queue.ts'
import { balanceWriters } from './letters/balance/queue.ts'
import { emailChangedWriter } from './letters/email-changed/queue.ts'
import { emailConfirmationWriter } from './letters/email-confirmation/queue.ts'
import { priceMatchWriters } from './letters/price-match/queue.ts'
import { type SignInLinkLetterNeeds, signInLinkWriter } from './letters/sign-in-link/queue.ts'
import { standbyWriters } from './letters/standby/queue.ts'
import { stayChangedWriter } from './letters/stay-changed/queue.ts'
import type { PayingService, Payments } from './payments/payments.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { paymentJob } from './payments/sweep-payments.ts'
import { type Sweep, sweepRows } from './platform/db/sweep-rows.ts'
import type { Route } from './platform/http/serve.ts'
import { oldKeys } from './platform/idempotency/sweep-keys.ts'
import type { Job } from './platform/jobs/job.ts'
import type { LetterWriter } from './platform/outbox/deliver-due.ts'
import type { Service } from './platform/service.ts'
import { propertySettingsRoutes } from './property-settings/routes.ts'
import { priceMatchRoutes } from './price-match/routes.ts'
import { oldQuotes } from './quotes/sweep-quotes.ts'
import { attachedReceipt } from './receipt-documents/attached-receipt.ts'
import { receiptRoutes } from './receipt-documents/routes.ts'
import { ratesRoutes } from './rates/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import type { Capped } from './reservations/caps.ts'
import { reservationsRoutes } from './reservations/routes.ts'
import { roomsRoutes } from './rooms/routes.ts'
import type { LetterKind } from './schema/outbox.ts'
import { signInRoutes } from './sign-in/routes.ts'
import type { SignInService } from './sign-in/sign-in-service.ts'
import { staffCatalogueRoutes } from './staff-catalogues/routes.ts'
import { staffPasswordWriters, type StaffPasswordLetterNeeds } from './letters/staff-password/queue.ts'
import { auditJob } from './audit/check-chain.ts'
import { auditRoutes } from './staff/audit/routes.ts'
import { reportRoutes } from './staff/reports/routes.ts'
import { bankArrivalRoutes } from './staff/bank-arrivals/routes.ts'
import { dashboardRoutes } from './staff/dashboard/routes.ts'
import { inboxRoutes } from './staff/inbox/routes.ts'
import { oldAssignments } from './staff/inbox/sweep-assignments.ts'
import { staffReservationRoutes } from './staff/reservations/routes.ts'
import { accountRoutes } from './staff/account/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { passkeyRoutes } from './staff/passkeys/routes.ts'
import { teamRoutes } from './staff/team/routes.ts'
import { oldStaffDevices } from './staff/devices/known-device.ts'
import type { StaffService } from './staff/service/staff-service.ts'
import { oldPasswordLinks, oldStaffSessions } from './staff/sessions/sweep-sessions.ts'
import { standbyRoutes } from './standby/routes.ts'
import { standbyJob } from './standby/sweep-standby.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { oldTickets } from './tickets/sweep-tickets.ts'
import { upgradeRoutes } from './upgrade/routes.ts'
import { viewRoutes } from './views/routes.ts'

// What the features register. Nothing below this file knows all of them.

/** Everything that the features together need. */
export type WholeService = PayingService &
  SignInService &
  StaffService &
  Capped & {
    /** Whether localhost itself shows a start page: in development, if one was handed in. */
    readonly startPage?: 'shown'
  }

/** Every call of the contract is served: one that is missing here does not compile. */
export const routes: Record<keyof typeof endpoints, Route<WholeService>> = {
  ...reservationsRoutes,
  ...guestsRoutes,
  ...catalogueRoutes,
  ...helpRoutes,
  ...ticketRoutes,
  ...staffCatalogueRoutes,
  ...propertySettingsRoutes,
  ...confirmationLetterRoutes,
  ...ratesRoutes,
  ...changesRoutes,
  ...paymentsRoutes,
  ...balanceRoutes,
  ...bankTransferRoutes,
  ...receiptRoutes,
  ...automaticChargeRoutes,
  ...cancellationRoutes,
  ...documentRoutes,
  ...priceMatchRoutes,
  ...requestRoutes,
  ...upgradeRoutes,
  ...standbyRoutes,
  ...roomsRoutes,
  ...addOnRoutes,
  ...signInRoutes,
  ...viewRoutes,
  ...staffRoutes,
  ...inboxRoutes,
  ...dashboardRoutes,
  ...staffReservationRoutes,
  ...bankArrivalRoutes,
  ...reportRoutes,
  ...auditRoutes,
  ...teamRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
}

type Needs = Pick<Service, 'store' | 'clock'>

/** The parts of the service that store data for a limited time. */
type SweepNeeds = Needs & {
  readonly identity: Pick<Identity, 'sweeps'>
  readonly payments?: Pick<Payments, 'sweeps'> | undefined
}

/**
 * The sweeps of data that is stored for a limited time; data stored for good is listed in
 * `retention.test.ts`, with the reason.
 */
export const sweeps: readonly Sweep[] = [
  oldKeys,
  oldQuotes,
  withdrawnDocuments,
  withdrawnOffers,
  oldTickets,
  oldConfirmationLetters,
  oldStaffSessions,
  oldPasswordLinks,
  oldStaffDevices,
  oldAssignments,
]

/** Deletes what has expired. Several processes may do so at once; nothing depends on when. */
export async function sweepOver({ store, clock, identity, payments }: SweepNeeds): Promise<void> {
  for (const sweep of [...sweeps, ...(identity.sweeps ?? []), ...(payments?.sweeps ?? [])])
    await sweepRows(store.db, sweep, clock.now())
}

/** Deletes what expires without any other effect. */
async function sweepExpired({ store: { db }, clock }: Needs): Promise<void> {
  await Promise.all([sweepIdentity(db, clock.now()), sweepDocuments(db, clock.now())])
}

/** Every kind of letter has its writer: a missing one does not compile. */
export const letterWriters = (
  given: SignInLinkLetterNeeds & StaffPasswordLetterNeeds,
): Record<LetterKind, LetterWriter> => writersOf({ ...given, receiptFile: attachedReceipt(given) })

const writersOf = (
  needs: SignInLinkLetterNeeds & StaffPasswordLetterNeeds,
): Record<LetterKind, LetterWriter> => ({
  'sign-in-link': signInLinkWriter(needs),
  'stay-changed': stayChangedWriter(needs),
  ...cancellingWriters(needs),
  ...priceMatchWriters(needs),
  'email-changed': emailChangedWriter(needs),
  'email-confirmation': emailConfirmationWriter(needs),
  ...standbyWriters(needs),
  'call-requested': callRequestedWriter(needs),
  confirmation: confirmationWriter(needs),
  ...balanceWriters(needs),
  ...bankTransferWriters(needs),
  ...staffPasswordWriters(needs),
  ...automaticChargeWriters(needs),
})

/** The jobs the service runs by itself. */
export const jobs: readonly Job<WholeService>[] = [
  paymentJob,
  automaticChargeJob,
  standbyJob,
  bankTransferJob,
  auditJob,
  // Often enough for a process that is restarted every hour.
  { name: 'sweep-stored', everySeconds: 600, work: sweepOver },
  { name: 'sweep-expired', everySeconds: 3_600, work: sweepExpired },
]
