import {
  activeRooms,
  type ChangeWish,
  noWish,
  type Reservation,
  roomsAsWished,
  type StayQuote,
  type WishRefusal,
} from '@veranda/domain'
import { aRoomsQuote, aServiceAdded, fixtureNow, theServiceOffers } from '@veranda/domain/fixtures'
import type { ChangePriceProps, ChangeState } from '../../patterns/change-price/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { soldCategories } from '../../patterns/room-offer/some-offers.ts'
import { type Way, type WayNumber, wayNumbers, type WorkbenchNames } from './workbench-state.ts'

/** Three ways for stories: what is wished for in each, and where each stands if it is not simply quoted. */
export type WaysSketch = {
  readonly reservation: Reservation
  readonly wishes?: readonly ChangeWish[]
  readonly states?: Partial<Record<WayNumber, ChangeState>>
  readonly price: Pick<ChangePriceProps, 'onTiming' | 'onContinue' | 'onQuoteExpired' | 'onTryAgain'>
}

export function someWays({ reservation, wishes = [], states = {}, price }: WaysSketch): readonly Way[] {
  return wayNumbers.map((number) => {
    const wish = wishes[number - 1] ?? noWish
    const isNothing = JSON.stringify(wish) === JSON.stringify(noWish)
    const state: ChangeState =
      states[number] ??
      (isNothing ? { kind: 'choosing' } : { kind: 'quoted', quote: aWayQuote(reservation, wish) })
    return {
      number,
      wish,
      price: { reservation, state, clock: () => fixtureNow, timing: 'now', help: aHelp(), ...price },
    }
  })
}

export const someNames: WorkbenchNames = {
  categories: soldCategories,
  offers: new Map(theServiceOffers.map(({ offerId, name }) => [offerId, name])),
}

/** A quote for everything a way wishes for: a night more than today costs the same, a category a sixth more each rank. */
export function aWayQuote(reservation: Reservation, wish: ChangeWish): StayQuote {
  const booked = activeRooms(reservation.rooms)
  const [first] = booked
  const today = first?.averagePerNight.amount ?? 0
  const wished = roomsAsWished(reservation.rooms, wish, soldCategories)
  const rooms = wished.map(({ roomNumber, category, occupancy, isNew, isOtherCategory }) => {
    const own = booked.find((room) => room.roomNumber === roomNumber)?.averagePerNight.amount ?? today
    const dearer = isOtherCategory ? (category?.rank ?? 1) * 6_000 : 0
    const joined = (occupancy.teens + occupancy.kids) * 2_000
    return {
      roomNumber,
      occupancy,
      perNight: own + dearer + joined,
      ...(category ? { name: category.name, roomTypeId: category.roomTypeId } : {}),
      ...(isNew ? { perNight: today } : {}),
    }
  })
  const services = wish.services.flatMap((one) => {
    const offer = one.kind === 'add' && theServiceOffers.find(({ offerId }) => offerId === one.offerId)
    if (one.kind !== 'add' || !offer) return []
    const { unitPrice, name, category } = offer
    const after = { ...unitPrice, amount: unitPrice.amount * one.quantity }
    return [aServiceAdded({ id: one.offerId, quantity: one.quantity, name, category, unitPrice, after })]
  })
  const changed = wish.stay ? rooms : rooms.filter((_, index) => isOther(wished[index]))
  return aRoomsQuote({ reservation, rooms: changed, services, ...(wish.stay ? { stay: wish.stay } : {}) })
}

const isOther = (room: ReturnType<typeof roomsAsWished>[number] | undefined): boolean =>
  room !== undefined && (room.isNew || room.isOtherCategory || room.isJoined)

export const refusedBecause = (why: WishRefusal): ChangeState => ({
  kind: 'refused',
  refusal: { kind: 'not-possible', why },
})
