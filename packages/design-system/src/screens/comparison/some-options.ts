import {
  activeRooms,
  type ChangeSelection,
  noSelection,
  type Reservation,
  roomsAsSelected,
  type StayQuote,
  type SelectionRefusal,
} from '@veranda/domain'
import { aRoomsQuote, anAddOnAdded, fixtureNow, theAddOnOffers } from '@veranda/domain/fixtures'
import type { ChangePriceProps, ChangeState } from '../../patterns/change-price/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { soldCategories } from '../../patterns/room-offer/some-offers.ts'
import {
  type ComparedOption,
  type OptionNumber,
  optionNumbers,
  type ComparisonNames,
} from './comparison-state.ts'

/** Three ways for stories: what is wished for in each, and where each stands if it is not simply quoted. */
export type OptionsSketch = {
  readonly reservation: Reservation
  readonly selections?: readonly ChangeSelection[]
  readonly states?: Partial<Record<OptionNumber, ChangeState>>
  readonly price: Pick<ChangePriceProps, 'onTiming' | 'onContinue' | 'onQuoteExpired' | 'onTryAgain'>
}

export function someOptions({
  reservation,
  selections = [],
  states = {},
  price,
}: OptionsSketch): readonly ComparedOption[] {
  return optionNumbers.map((number) => {
    const selection = selections[number - 1] ?? noSelection
    const isNothing = JSON.stringify(selection) === JSON.stringify(noSelection)
    const state: ChangeState =
      states[number] ??
      (isNothing ? { kind: 'choosing' } : { kind: 'quoted', quote: anOptionQuote(reservation, selection) })
    return {
      number,
      selection,
      price: { reservation, state, clock: () => fixtureNow, timing: 'now', help: aHelp(), ...price },
    }
  })
}

export const someNames: ComparisonNames = {
  categories: soldCategories,
  offers: new Map(theAddOnOffers.map(({ offerId, name }) => [offerId, name])),
}

/** A quote for everything a way wishes for: a night more than today costs the same, a category a sixth more each rank. */
export function anOptionQuote(reservation: Reservation, selection: ChangeSelection): StayQuote {
  const booked = activeRooms(reservation.rooms)
  const [first] = booked
  const today = first?.averagePerNight.amount ?? 0
  const selected = roomsAsSelected(reservation.rooms, selection, soldCategories)
  const rooms = selected.map(({ roomNumber, category, occupancy, isNew, isOtherCategory }) => {
    const own = booked.find((room) => room.roomNumber === roomNumber)?.averagePerNight.amount ?? today
    const increase = isOtherCategory ? (category?.rank ?? 1) * 6_000 : 0
    const joined = (occupancy.teens + occupancy.kids) * 2_000
    return {
      roomNumber,
      occupancy,
      perNight: own + increase + joined,
      ...(category ? { name: category.name, roomTypeId: category.roomTypeId } : {}),
      ...(isNew ? { perNight: today } : {}),
    }
  })
  const services = selection.services.flatMap((one) => {
    const offer = one.kind === 'add' && theAddOnOffers.find(({ offerId }) => offerId === one.offerId)
    if (one.kind !== 'add' || !offer) return []
    const { unitPrice, name, category } = offer
    const after = { ...unitPrice, amount: unitPrice.amount * one.quantity }
    return [anAddOnAdded({ id: one.offerId, quantity: one.quantity, name, category, unitPrice, after })]
  })
  const changed = selection.stay ? rooms : rooms.filter((_, index) => isOther(selected[index]))
  return aRoomsQuote({
    reservation,
    rooms: changed,
    services,
    ...(selection.stay ? { stay: selection.stay } : {}),
  })
}

const isOther = (room: ReturnType<typeof roomsAsSelected>[number] | undefined): boolean =>
  room !== undefined && (room.isNew || room.isOtherCategory || room.isJoined)

export const refusedBecause = (why: SelectionRefusal): ChangeState => ({
  kind: 'refused',
  refusal: { kind: 'not-possible', why },
})
