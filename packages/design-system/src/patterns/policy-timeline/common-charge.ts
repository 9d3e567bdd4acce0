import type { PenaltyCharge, RetainedPart } from '@veranda/domain'

/** The charge that all rooms share; none if they differ, or if add-ons or the transfer are retained too. */
export function commonCharge(parts: readonly RetainedPart[]): PenaltyCharge | undefined {
  const [first] = parts
  if (first?.kind !== 'room') return undefined
  const term = JSON.stringify(first.charge)
  const isCommon = parts.every((part) => part.kind === 'room' && JSON.stringify(part.charge) === term)
  return isCommon && first.charge.kind !== 'flat' ? first.charge : undefined
}

/** One amount under one term needs no list; anything else says what each amount is for. */
export const needsNaming = (parts: readonly RetainedPart[]): boolean =>
  parts.length > 0 && commonCharge(parts) === undefined

export const keyOf = (part: RetainedPart): string =>
  part.kind === 'room' ? `room-${part.roomNumber}` : `${part.kind}-${part.amount.amount}`
