import {
  type AgeCategory,
  type AgeRange,
  countOf,
  type ExtraGuestPrices,
  guestsJoining,
  includedPlacesLeft,
  type Occupancy,
  priceOfOneMore,
  type Room,
  together,
  withCount,
  withGuests,
} from '@veranda/domain'
import { Stepper } from '../../components/stepper/index.ts'
import { useAgeWords } from '../guest-ages/index.ts'
import { useMoney } from '../money/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { RoomPlacesProps } from './room-places.tsx'

export type GuestCountProps = RoomPlacesProps & {
  readonly range: AgeRange
  readonly places: number
  readonly each: ExtraGuestPrices | undefined
}

/** How many guests of one age category join, with their ages and what one of them costs. */
export function GuestCount({ room, range, places, each, selection, onSelection }: GuestCountProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const ageWords = useAgeWords()
  const priceWords = useEachWords()
  const { roomNumber: number } = room
  const inRoom = roomName({ roomNumber: number })
  const { category } = range
  const joining = guestsJoining(selection, number)
  const count = countOf(joining, category)
  const label = ageWords.name(range)
  return (
    <Stepper
      label={label}
      hint={ageWords.span(range)}
      detail={each && priceWords(each, category, room, joining)}
      value={count}
      most={count + places}
      lessLabel={words('room-guests.less', { label, room: inRoom })}
      moreLabel={words('room-guests.more', { label, room: inRoom })}
      onChange={(next) => onSelection(withGuests(selection, number, withCount(joining, category, next)))}
    />
  )
}

function useEachWords() {
  const words = useLaterWords()
  const money = useMoney()
  return (
    prices: ExtraGuestPrices,
    category: AgeCategory,
    room: Room,
    joining: Occupancy,
  ): string | undefined => {
    const all = together(room.occupancy, joining)
    const price = prices.each?.[category]
    if (!price) return undefined
    if (price.amount === 0) return words('room-guests.free')
    const count = includedPlacesLeft(all)
    const next = priceOfOneMore(prices, category, all) ?? price
    return count > 0
      ? words('room-guests.included', { count, amount: money.calm(price) })
      : words('room-guests.each', { amount: money.calm(next) })
  }
}
