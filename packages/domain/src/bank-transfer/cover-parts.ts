import { minus, type Money, money, smaller, sum, zero } from '../money/index.ts'
import { type BalanceBill, type BalancePart, paymentOfParts } from '../payment/index.ts'
import type { MoneyShare } from '../reservation/index.ts'

/** What an amount of money is for: the rooms it was meant for, or `null` for the airport transfer. */
export type MeantFor = readonly (number | null)[]

type Covered = Pick<BalancePart, 'roomNumber' | 'pending'>

/**
 * The parts of a balance that an amount pays: those it is meant for first, then the others in their order. An airport
 * transfer is paid whole or not at all; `rest` is what is left over then, or more than is due.
 */
function coverParts(
  { parts, due }: BalanceBill,
  amount: Money,
  meantFor: MeantFor,
): { readonly covered: readonly Covered[]; readonly rest: Money } {
  const isMeant = ({ roomNumber }: Covered) => meantFor.includes(roomNumber)
  const isRoom = ({ roomNumber }: Covered) => roomNumber !== null
  const open = parts.filter(({ pending }) => pending.amount > 0)
  const inTurn = [
    ...open.filter((part) => isMeant(part) && isRoom(part)),
    ...open.filter((part) => isMeant(part) && !isRoom(part)),
    ...open.filter((part) => !isMeant(part) && isRoom(part)),
    ...open.filter((part) => !isMeant(part) && !isRoom(part)),
  ]
  let left = amount
  const covered = inTurn.flatMap(({ roomNumber, pending }) => {
    const share = smaller(left, pending)
    if (share.amount <= 0 || (roomNumber === null && share.amount < pending.amount)) return []
    left = minus(left, share)
    return [{ roomNumber, pending: share }]
  })
  return { covered, rest: money(left.amount, due.currency) }
}

/** A balance without what is on its way: what may be paid of it by other ways. */
export function billWithout(
  bill: BalanceBill,
  { amount, meantFor }: { readonly amount: Money; readonly meantFor: MeantFor },
): BalanceBill {
  const { covered } = coverParts(bill, amount, meantFor)
  const announced = sum(
    covered.map(({ pending }) => pending),
    bill.due.currency,
  )
  const announcedFor = (roomNumber: number | null) =>
    covered.find((part) => part.roomNumber === roomNumber)?.pending ?? zero(bill.due.currency)
  const due = minus(bill.due, announced)
  return {
    parts: bill.parts.map((part) => ({
      ...part,
      pending: minus(part.pending, announcedFor(part.roomNumber)),
    })),
    due,
    smallest: smaller(bill.smallest, due),
    announced,
  }
}

/**
 * How money that is there is shared among the parts of a balance, at most what is due of it. What would pay an airport
 * transfer in part is kept with the first room, where it lowers the balance all the same.
 */
export function sharesOf(bill: BalanceBill, amount: Money, meantFor: MeantFor): readonly MoneyShare[] {
  const { covered, rest } = coverParts(bill, smaller(amount, bill.due), meantFor)
  const { shares } = paymentOfParts(bill, covered)
  if (rest.amount === 0) return shares
  const first = bill.parts.find(({ roomNumber }) => roomNumber !== null)?.roomNumber ?? null
  const isNew = !shares.some(({ roomNumber }) => roomNumber === first)
  const added = { roomNumber: first, amount: rest.amount }
  return isNew
    ? [...shares, added]
    : shares.map((share) =>
        share.roomNumber === first ? { ...share, amount: share.amount + rest.amount } : share,
      )
}
