import type { PlainDate } from '../../dates/index.ts'
import type { Room } from '../../reservation/index.ts'
import type { ChangeSelection } from '../index.ts'
import type { AddOnOffer, BookedAddOn } from './add-on-offer.ts'
import { isGivenBack, type Taking, takingsOf } from './add-on-selections.ts'

export type QuantityFacts = {
  readonly rooms: readonly Pick<Room, 'roomNumber' | 'services'>[]
  readonly taken: readonly BookedAddOn[]
  readonly selection: Pick<ChangeSelection, 'services'>
}

/** A room, and optionally a day of its stay. */
type Place = { readonly roomNumber: number; readonly day?: PlainDate | undefined }

/** How many of an offer a room has on a day, without those it gives back. */
export function quantityHad(
  { offerId }: Pick<AddOnOffer, 'offerId'>,
  { roomNumber, day }: Place,
  { rooms, taken, selection }: QuantityFacts,
): number {
  const own = taken.filter((one) => one.offerId === offerId && !isGivenBack(selection, one.addOnId))
  return rooms
    .filter((room) => room.roomNumber === roomNumber)
    .flatMap(({ services }) => services)
    .filter(({ addOnId, date }) => date === day && own.some((one) => one.addOnId === addOnId))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** How many more of an offer can be selected, given what the room has and what else is selected. */
export function quantityLeft(
  offer: Pick<AddOnOffer, 'offerId' | 'maxQuantity'>,
  taking: Taking | Place,
  facts: QuantityFacts,
): number {
  const { roomNumber, day } = taking
  const others = takingsOf(facts.selection, roomNumber, offer.offerId)
    .filter((one) => one !== taking && one.day === day)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, offer.maxQuantity - quantityHad(offer, taking, facts) - others)
}
