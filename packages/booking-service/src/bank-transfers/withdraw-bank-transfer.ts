import type { withdrawBankTransfer as withdrawCall } from '@veranda/contract'
import type { BankTransferOverview } from '@veranda/domain'
import { asGuest } from '../audit/actor.ts'
import type { GuestSession } from '../identity/identity.ts'
import { awaitedBankTransfer } from '../payments/awaited-bank-transfer.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { answerOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { bankTransferOverview } from './bank-transfer-overview.ts'
import { stopWaiting } from './end-bank-transfer.ts'

/** Withdraws the transfer that a guest announced. Money that was sent all the same is matched when it arrives. */
export const withdrawBankTransfer = (
  service: Service & RefusingFor<typeof withdrawCall>,
  guest: GuestSession,
  seen: OnVersion,
  claim: Claim,
): Promise<Once<BankTransferOverview>> =>
  answerOnVersion(service, guest, seen, claim, async (tx, reservation, now) => {
    const row = await awaitedBankTransfer(tx, reservation.bookingId)
    if (!row) throw tx.refuse('no-bank-transfer', 'No bank transfer is awaited.')
    await stopWaiting(tx, reservation, { row, step: 'withdraw', actor: asGuest(guest) }, now)
    return bankTransferOverview(tx, service.brands, reservation, now)
  })
