import { type CurrencyCode, minus, type Money, smaller } from '../money/index.ts'
import type { BalanceBill } from '../payment/index.ts'
import type { MoneyShare } from '../reservation/index.ts'
import { ok, refused, type Result } from '../result.ts'
import type { BankTransferState } from './bank-transfer.ts'
import { type MeantFor, sharesOf } from './cover-parts.ts'

/** Money on an account of the hotel’s: `matched` with what it is for, and `applied` to it once; or `returned` to its sender. */
export const arrivalStates = ['unmatched', 'matched', 'applied', 'returned'] as const
export type ArrivalState = (typeof arrivalStates)[number]

export type ArrivalStep = 'match' | 'unmatch' | 'apply' | 'return'

export const arrivalMoves: Readonly<
  Record<ArrivalState, Readonly<Partial<Record<ArrivalStep, ArrivalState>>>>
> = {
  unmatched: { match: 'matched', return: 'returned' },
  matched: { unmatch: 'unmatched', apply: 'applied' },
  applied: {},
  returned: {},
}

/** Why an arrival is not matched with an announced transfer. */
export const unmatchedReasons = [
  'no-reference',
  'unknown-reference',
  'several-references',
  'other-currency',
  'other-account',
  'already-received',
] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]

type Announced = {
  readonly state: BankTransferState
  readonly currency: CurrencyCode
  readonly societyId: number
}

/** Whether money may be matched with a transfer; late and withdrawn ones are matched too. */
export function whyNotMatched(
  arrival: { readonly currency: CurrencyCode; readonly societyId: number },
  announced: Announced,
): UnmatchedReason | undefined {
  if (announced.currency !== arrival.currency) return 'other-currency'
  if (announced.societyId !== arrival.societyId) return 'other-account'
  return announced.state === 'received' ? 'already-received' : undefined
}

/** The one transfer that an arrival’s references name, or why it is none of them. */
export function proposedMatch<Transfer extends Announced>(
  arrival: {
    readonly currency: CurrencyCode
    readonly societyId: number
    readonly references: readonly string[]
  },
  found: readonly Transfer[],
): Result<Transfer, UnmatchedReason> {
  const [only, another] = found
  if (!only) return refused(arrival.references.length > 0 ? 'unknown-reference' : 'no-reference')
  if (another) return refused('several-references')
  const why = whyNotMatched(arrival, only)
  return why ? refused(why) : ok(only)
}

/** How what arrived compares with what was announced. */
export type Coverage = 'exact' | 'under' | 'over'

/** Whether the money that arrived is what was announced, less or more. Throws where their currencies differ. */
export const coverageOf = (announced: Money, arrived: Money): Coverage => {
  const { amount } = minus(arrived, announced)
  if (amount === 0) return 'exact'
  return amount < 0 ? 'under' : 'over'
}

/** What becomes of money that is more than was announced: it pays the other rooms, or goes back. */
export const excessDecisions = ['credit', 'refund'] as const
export type ExcessDecision = (typeof excessDecisions)[number]

export type Settling = {
  /** The whole balance of the reservation. */
  readonly bill: BalanceBill
  /** What was announced, and for what; all that is due where nothing was. */
  readonly announced: Money
  readonly meantFor: MeantFor
  readonly arrived: Money
  readonly excess?: ExcessDecision | undefined
}

export type SettledArrival = {
  /** They sum to `applied`. */
  readonly shares: readonly MoneyShare[]
  readonly applied: Money
  /** More than was announced, and due for other rooms: included in `applied`. */
  readonly credited: Money
  /** What goes back to the guest. */
  readonly refunded: Money
  /** Still to pay. */
  readonly left: Money
}

/**
 * What money does that arrived. Up to what was announced it pays the balance. More than that is decided by the staff; what
 * exceeds the whole balance goes back in any case.
 */
export function settleArrival({
  bill,
  announced,
  meantFor,
  arrived,
  excess,
}: Settling): Result<SettledArrival, 'excess-undecided'> {
  const expected = smaller(smaller(arrived, announced), bill.due)
  if (arrived.amount > expected.amount && excess === undefined) return refused('excess-undecided')
  const applied = excess === 'credit' ? smaller(arrived, bill.due) : expected
  return ok({
    shares: sharesOf(bill, applied, meantFor),
    applied,
    credited: minus(applied, expected),
    refunded: minus(arrived, applied),
    left: minus(bill.due, applied),
  })
}

/** What money would do: applied now, with what is decided of more than was announced. */
export type ArrivalOutcome = Pick<SettledArrival, 'applied' | 'refunded' | 'left'> & {
  /** Missing where there is nothing to decide. */
  readonly excess?: ExcessDecision
}

/** Every way in which money can be applied, to be read before one is chosen. */
export function outcomesOf(settling: Omit<Settling, 'excess'>): readonly ArrivalOutcome[] {
  const plain = settleArrival(settling)
  if (plain.ok) return [outcome(plain.value)]
  const decided = excessDecisions.flatMap((excess) => {
    const settled = settleArrival({ ...settling, excess })
    return settled.ok ? [{ excess, ...outcome(settled.value) }] : []
  })
  const [credit, refund] = decided
  // More than the whole balance goes back, whatever is decided.
  return credit && refund && credit.applied.amount === refund.applied.amount ? [refund] : decided
}

const outcome = ({ applied, refunded, left }: SettledArrival) => ({ applied, refunded, left })

/** What speaks for a reservation as the one that money is for. */
export const candidateReasons = ['reference', 'amount', 'name', 'typed'] as const
export type CandidateReason = (typeof candidateReasons)[number]
