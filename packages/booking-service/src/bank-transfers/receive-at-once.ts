import { randomUUID } from 'node:crypto'
import type { AnnouncedTransfer, BankArrival, Money, PlainDate } from '@veranda/domain'
import type { StaffSession } from '../identity/identity.ts'
import type { Claim } from '../platform/idempotency/do-once.ts'
import { refuseInAnyWord } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import type { Signing } from '../receipts/signer.ts'
import { applyBankArrival } from './apply-bank-arrival.ts'
import { listBankTransfers } from './list-arrivals.ts'
import { matchBankArrival } from './match-bank-arrival.ts'
import { recordBankArrival } from './record-bank-arrival.ts'

type Bank = Pick<Service, 'store' | 'clock'> & Signing

export type ArrivingMoney = {
  readonly societyCode: string
  readonly amount: Money
  readonly bookedOn: PlainDate
  readonly text: string
}

const cashier: StaffSession = { originJti: 'bank', groups: ['agent'] }
const anew = (route: string): Claim => ({ subject: 'bank', route, key: randomUUID(), fingerprint: '' })

/**
 * Plays the bank for a stand-in, and the staff with it: money is recorded, matched by its reference and applied. What is
 * proposed for nothing stays for the staff; what is too much pays the other rooms, or goes back.
 */
export async function receiveAtOnce(bank: Bank, money: ArrivingMoney): Promise<BankArrival> {
  const service = { ...bank, refuse: refuseInAnyWord }
  const { amount: arrived, ...of } = money
  const entry = { ...of, arrived, bankEntryId: randomUUID() }
  const { answer: recorded } = await recordBankArrival(service, cashier, entry, anew('recordBankArrival'))
  const { arrivalId, match, problem } = recorded
  if (!match?.reference || problem) return recorded
  const { reference } = match
  await matchBankArrival(service, cashier, { arrivalId, reference }, anew('matchBankArrival'))
  const command = { arrivalId, excess: 'credit' as const }
  return (await applyBankArrival(service, cashier, command, anew('applyBankArrival'))).answer
}

/** The transfers the bank could bring. */
export const expectedByBank = ({
  store,
  clock,
}: Pick<Bank, 'store' | 'clock'>): Promise<readonly AnnouncedTransfer[]> =>
  listBankTransfers(store.db, clock.now())
