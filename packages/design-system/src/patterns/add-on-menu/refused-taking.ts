import type { ChangeSelection, Taking } from '@veranda/domain'
import type { ChangeState, RefusedPart } from '../change-price/index.ts'
import { valueIn } from '../loaded/loadable.ts'
import type { RoomAddOnsProps } from './room-add-ons.tsx'

/** The element of the one taking that was refused. */
export const refusedTakingId = 'refused-add-on'

/**
 * The add-on that is not given on the day it was chosen for. Of one that is taken for several days the service does not
 * say which; one for the entire stay has no day to be marked.
 */
export function refusedTaking(state: ChangeState, selection: ChangeSelection): Taking | undefined {
  if (state.kind !== 'refused' || state.refusal.kind !== 'not-possible') return undefined
  const { why } = state.refusal
  if (why.kind !== 'service-not-on-that-day') return undefined
  const [first, ...others] = selection.services.filter(
    (one): one is Taking => one.kind === 'add' && one.offerId === why.addOnId,
  )
  return others.length === 0 && first?.day ? first : undefined
}

type Shown = Pick<RoomAddOnsProps, 'state' | 'selection' | 'menu' | 'room' | 'rooms' | 'onRoom'>

/** The same by name, for the price and the bar of the page, where its line is on the page or in another room of it. */
export function refusedAddOn({
  state,
  selection,
  menu,
  room,
  rooms,
  onRoom,
}: Shown): RefusedPart | undefined {
  const taking = refusedTaking(state, selection)
  const name = valueIn(menu)?.offers.find(({ offerId }) => offerId === taking?.offerId)?.name
  if (!taking?.day || !name) return undefined
  const { day, roomNumber } = taking
  const part = { name, day, id: refusedTakingId }
  if (roomNumber === room.roomNumber) return part
  return rooms.some((one) => one.roomNumber === roomNumber)
    ? { ...part, elsewhere: { roomNumber, onShow: () => onRoom(roomNumber) } }
    : undefined
}
