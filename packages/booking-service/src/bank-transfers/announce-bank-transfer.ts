import { randomInt } from 'node:crypto'
import type { announceBankTransfer as announceCall } from '@veranda/contract'
import {
  bankTransferReference,
  type BankTransferOverview,
  type BalanceSelection,
  type Locale,
  type MeantFor,
  referenceDigits,
  type Reservation,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { requireSameBalance } from '../balance/quote-balance.ts'
import type { GuestSession } from '../identity/identity.ts'
import { queueBankTransferLetter } from '../letters/bank-transfer/queue.ts'
import { acceptedTerms } from '../payments/accepted-terms.ts'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import type { QuoteGiven } from '../quotes/require-quote.ts'
import { answerOnVersion } from '../reservations/do-on-version.ts'
import { raiseVersion, tellHistory } from '../reservations/record.ts'
import { bankTransfer, type BankTransferRow } from '../schema/bank-transfer.ts'
import { quote } from '../schema/quote.ts'
import { bankTransferOverview, possibleBankTransfer } from './bank-transfer-overview.ts'

export type AnnounceBankTransfer = QuoteGiven & {
  readonly bookingId: number
  readonly version: number
  readonly acceptedTerms?: boolean | undefined
  /** The language to write to the guest in. */
  readonly locale: Locale
}

type Announcing = RefusingFor<typeof announceCall>

/** Notes that what a quote of a balance says comes by bank transfer, and tells the guest where it goes. */
export const announceBankTransfer = (
  service: Service & Announcing,
  guest: GuestSession,
  command: AnnounceBankTransfer,
  claim: Claim,
): Promise<Once<BankTransferOverview>> =>
  answerOnVersion(service, guest, command, claim, async (tx, reservation, now) => {
    await announce(tx, service.brands, { guest, reservation, command, now })
    return bankTransferOverview(tx, service.brands, reservation, now)
  })

type Announcement = {
  readonly guest: GuestSession
  readonly reservation: Reservation
  readonly command: AnnounceBankTransfer
  readonly now: Date
}

async function announce(
  tx: Database & Announcing,
  brands: Brands,
  { guest, reservation, command, now }: Announcement,
): Promise<void> {
  const { locale } = command
  const possible = await possibleBankTransfer(tx, brands, reservation, now)
  if (!possible.ok)
    throw tx.refuse('bank-transfer-not-possible', 'This balance cannot be paid by bank transfer now.', {
      attached: { reason: possible.refusal },
    })
  const quoted = await requireSameBalance(tx, guest, reservation, command, now)
  if (command.acceptedTerms !== true) throw tx.refuse('terms-not-accepted', 'Please accept the terms first.')
  const { society, dueBy } = possible.value
  const { amount } = quoted.change.payment
  const row = await insertAnnounced(tx, {
    reservationId: reservation.bookingId,
    ...amount,
    meantFor: meantForOf(quoted.input),
    societyId: society.societyId,
    account: society.account,
    dueBy,
    locale,
    announcedAt: now,
  })
  await tx.update(quote).set({ usedAt: now }).where(eq(quote.id, quoted.id))
  await raiseVersion(tx, reservation)
  await tellHistory(tx, reservation.bookingId, asGuest(guest), { kind: 'bank-transfer-announced', now })
  await queueBankTransferLetter(tx, 'bank-transfer-announced', { reservation, row }, now)
  await appendAudit(tx, {
    at: now,
    actor: asGuest(guest),
    action: 'announce-bank-transfer',
    reservationId: reservation.bookingId,
    detail: {
      ...amount,
      reference: row.reference,
      due: dueBy,
      society: society.societyId,
      quote: quoted.id,
      terms: await acceptedTerms(tx, reservation, reservation.stay.arrival, locale),
    },
  })
}

const meantForOf = (selection: BalanceSelection): MeantFor =>
  selection.kind === 'parts' ? selection.roomNumbers : []

/** Under a reference that no other transfer has. */
async function insertAnnounced(
  tx: Database,
  values: Omit<typeof bankTransfer.$inferInsert, 'reference'>,
): Promise<BankTransferRow> {
  const reference = bankTransferReference(
    String(randomInt(10 ** referenceDigits)).padStart(referenceDigits, '0'),
  )
  const [row] = await tx
    .insert(bankTransfer)
    .values({ ...values, reference })
    .onConflictDoNothing({ target: bankTransfer.reference })
    .returning()
  return row ?? insertAnnounced(tx, values)
}
