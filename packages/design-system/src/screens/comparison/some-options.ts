import {
  activeRooms,
  type ChangeSelection,
  nightDatesOf,
  noSelection,
  type Reservation,
  roomsAsSelected,
  type StayQuote,
  type SelectionRefusal,
} from '@veranda/domain'
import {
  aRateCalendar,
  aRateCalendarRoom,
  aRoomsQuote,
  anAddOnAdded,
  anAddOnGivenBack,
  fixtureNow,
  theAddOnOffers,
} from '@veranda/domain/fixtures'
import type { ChangePriceProps, ChangeState } from '../../patterns/change-price/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { nightlyIn } from '../../patterns/room-offer/some-calendar.ts'
import { soldCategories } from '../../patterns/room-offer/some-offers.ts'
import {
  type ComparedOption,
  type OptionNumber,
  optionNumbers,
  type ComparisonNames,
} from './comparison-state.ts'

/** Three options for stories: the selection of each, and its state where it is not simply quoted. */
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

/**
 * A quote for everything an option selects, at what the calendar, the upgrade and the new room cost on their own pages.
 */
export function anOptionQuote(reservation: Reservation, selection: ChangeSelection): StayQuote {
  const stay = selection.stay ?? reservation.stay
  const booked = activeRooms(reservation.rooms)
  const calendar = aRateCalendar({
    currency: reservation.currency,
    rooms: booked.map(() => aRateCalendarRoom()),
  })
  const inCalendar = (place: number) =>
    nightDatesOf(stay).map((night) => calendar.days.find(({ date }) => date === night)?.prices[place] ?? 0)
  const selected = roomsAsSelected(reservation.rooms, selection, soldCategories)
  const rooms = selected.map(({ roomNumber, category, occupancy, isNew, isOtherCategory }) => {
    const place = booked.findIndex((room) => room.roomNumber === roomNumber)
    const own = booked[place]?.dailyRates.map(({ price }) => price.amount) ?? []
    const sold = (isNew || isOtherCategory) && category
    const nights = sold
      ? nightlyIn(reservation, soldCategories, sold.roomTypeId, stay)
      : selection.stay
        ? inCalendar(place)
        : own
    const joined = isNew ? 0 : (occupancy.teens + occupancy.kids) * 2_000
    const nightly = nights.map((price) => price + joined)
    return {
      roomNumber,
      occupancy,
      nightly,
      perNight: nightly[0] ?? 0,
      ...(category ? { name: category.name, roomTypeId: category.roomTypeId } : {}),
    }
  })
  const services = selection.services.flatMap((one) => {
    if (one.kind === 'remove') {
      const had = booked.flatMap((room) => room.services).find(({ addOnId }) => addOnId === one.addOnId)
      if (!had) return []
      const { addOnId: id, name, category, quantity, unitPrice, total: before, isPaid: wasPaid } = had
      return [anAddOnGivenBack({ id, name, category, quantity, unitPrice, before, wasPaid })]
    }
    const offer = theAddOnOffers.find(({ offerId }) => offerId === one.offerId)
    if (!offer) return []
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
