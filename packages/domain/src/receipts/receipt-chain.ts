import type { Receipt } from './receipt.ts'

/** A receipt whose signature is right, with the hash of its signed form. */
export type VerifiedReceipt = { readonly receipt: Receipt; readonly hash: string }

/**
 * How a receipt stands in its reservation's chain. `first`: none is before it. `follows`: the one before it is there and is the
 * one it names. `alone`: the one before it is not there to compare. `broken`: the one there is not the one it names, or there is
 * another with its position.
 */
export type ChainPlace = 'first' | 'follows' | 'alone' | 'broken'

/** How each receipt stands among all of them, of any reservations and in any order. */
export const placesInChain = (all: readonly VerifiedReceipt[]): readonly ChainPlace[] =>
  all.map((one) => placeOf(one, all))

function placeOf({ receipt, hash }: VerifiedReceipt, all: readonly VerifiedReceipt[]): ChainPlace {
  const { position, previous } = receipt
  const ofSame = all.filter((other) => other.receipt.reservationCode === receipt.reservationCode)
  if (ofSame.some((other) => other.receipt.position === position && other.hash !== hash)) return 'broken'
  if ((position === 1) !== (previous === undefined)) return 'broken'
  if (position === 1) return 'first'
  const before = ofSame.find((other) => other.receipt.position === position - 1)
  if (!before) return 'alone'
  return before.hash === previous ? 'follows' : 'broken'
}
