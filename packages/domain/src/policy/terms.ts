import type { Instant } from '../dates/index.ts'
import { isZero, type Money } from '../money/index.ts'
import { chargeInForce, feeSteps } from './charge-in-force.ts'
import { activeRooms, type CancellableRoom, type CancellationFacts } from './cancellation-facts.ts'
import { checkInOf, isIncluded, transferDeadline } from './notice.ts'
import type { CancellationPolicy } from './policy.ts'
import type { RefundTier } from './refund-curve.ts'
import { promotionLostBy } from './saving-on.ts'
import { settledAt } from './settled.ts'

/** The perks of a stay: screens word the code, data name the thing. */
export const perkCodes = ['extra', 'certificate', 'promotion', 'transportation', 'late-deadline'] as const
export type PerkCode = (typeof perkCodes)[number]

/**
 * Something that cancelling ends, or that protects the guest until `until`. `label` is the hotel's own name
 * for it, empty where the code is enough.
 */
export type CancellationPerk = {
  readonly code: PerkCode
  readonly kind: 'lost' | 'protective'
  readonly label: string
  readonly roomNumber?: number
  readonly amount?: Money
  /** The price of what was never paid: nothing is refunded for it, and nothing is charged. */
  readonly unpaid?: Money
  readonly until?: Instant
}

/** The terms of cancelling the chosen rooms. */
export type CancellationTerms = {
  readonly perks: readonly CancellationPerk[]
  readonly rooms: readonly {
    readonly roomNumber: number
    readonly name: string
    readonly policy: CancellationPolicy
  }[]
  readonly curve: readonly RefundTier[]
  /** For how many minutes a cancellation can be reinstated: the property's own setting. */
  readonly reinstateMinutes: number
}

/** The perks of this stay that cancelling the rooms would end, and those that still protect the guest. */
export function perksOf(
  facts: CancellationFacts,
  roomNumbers: readonly number[],
  at: Instant,
): readonly CancellationPerk[] {
  const going = activeRooms(facts.rooms).filter(({ roomNumber }) => roomNumbers.includes(roomNumber))
  const { transfer } = settledAt(facts, roomNumbers, at)
  const promotionLost = promotionLostBy(facts, new Set(going.map(({ roomNumber }) => roomNumber)))
  const transferEnd = facts.transfer && transferDeadline(facts, facts.transfer)
  return [
    ...going.flatMap(addOnPerks),
    ...going.flatMap(certificatePerks),
    ...(promotionLost
      ? [perk('promotion', 'lost', promotionLost.code, { amount: promotionLost.saving })]
      : []),
    ...(transfer ? [perk('transportation', 'lost', '', priceOf(transfer.price, facts.transfer))] : []),
    ...going.flatMap((room) => lateDeadline(facts, room, at)),
    ...(transfer && !isZero(transfer.refund) && transferEnd
      ? [perk('transportation', 'protective', '', { amount: transfer.refund, until: transferEnd })]
      : []),
  ]
}

const perk = (
  code: PerkCode,
  kind: CancellationPerk['kind'],
  label: string,
  more: Pick<CancellationPerk, 'roomNumber' | 'amount' | 'unpaid' | 'until'>,
): CancellationPerk => ({ code, kind, label, ...more })

const priceOf = (
  price: Money,
  sold?: { readonly isPaid: boolean },
): Pick<CancellationPerk, 'amount' | 'unpaid'> => (sold?.isPaid ? { amount: price } : { unpaid: price })

// Add-ons that everybody gets are not a loss of this stay.
const addOnPerks = ({ roomNumber, services }: CancellableRoom): readonly CancellationPerk[] =>
  services
    .filter((service) => !isIncluded(service))
    .map((service) => perk('extra', 'lost', service.name, { roomNumber, ...priceOf(service.total, service) }))

const certificatePerks = ({ roomNumber, certificates }: CancellableRoom): readonly CancellationPerk[] =>
  certificates.map(({ description, amount }) =>
    perk('certificate', 'lost', description, { roomNumber, ...(isZero(amount) ? {} : { amount }) }),
  )

// Only while cancelling is free: a rise of an existing penalty protects nobody.
function lateDeadline(
  facts: CancellationFacts,
  room: CancellableRoom,
  at: Instant,
): readonly CancellationPerk[] {
  const { stay, property } = facts
  const { roomNumber, policy } = room
  if (chargeInForce(room, stay, property.timeZone, at).kind !== 'nothing') return []
  const first = feeSteps(policy, stay, property.timeZone).find(
    (step) => step.charge.kind !== 'nothing' && Date.parse(step.at) > Date.parse(at),
  )
  return [perk('late-deadline', 'protective', '', { roomNumber, until: first?.at ?? checkInOf(facts) })]
}
