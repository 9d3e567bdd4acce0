import {
  type AgeRange,
  countOf,
  type ExtraGuestPrices,
  guestsJoining,
  withCount,
  withGuests,
} from '@veranda/domain'
import { Stepper } from '../../components/stepper/index.ts'
import { useAgeWords } from '../guest-ages/index.ts'
import { useMoney } from '../money/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../words/index.ts'
import type { RoomPlacesProps } from './room-places.tsx'

export type GuestCountProps = RoomPlacesProps & {
  readonly range: AgeRange
  readonly places: number
  readonly each: ExtraGuestPrices | undefined
}

/** How many guests of one age category join, with their ages and what one of them costs. */
export function GuestCount({ room, range, places, each, wish, onWish }: GuestCountProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const ageWords = useAgeWords()
  const priceWords = useEachWords()
  const { roomNumber: number } = room
  const inRoom = roomName({ roomNumber: number })
  const { category } = range
  const joining = guestsJoining(wish, number)
  const count = countOf(joining, category)
  const label = ageWords.name(range)
  return (
    <Stepper
      label={label}
      hint={ageWords.span(range)}
      detail={each && priceWords(each, range)}
      value={count}
      most={count + places}
      valueText={words('room-guests.count', { label, count })}
      lessLabel={words('room-guests.less', { label, room: inRoom })}
      moreLabel={words('room-guests.more', { label, room: inRoom })}
      onChange={(next) => onWish(withGuests(wish, number, withCount(joining, category, next)))}
    />
  )
}

function useEachWords() {
  const words = useLaterWords()
  const money = useMoney()
  return ({ each, includedAdults }: ExtraGuestPrices, { category }: AgeRange): string | undefined => {
    const price = each?.[category]
    if (!price) return undefined
    if (price.amount === 0) return words('room-guests.free')
    const amount = money.calm(price)
    return category === 'adult' && includedAdults > 0
      ? words('room-guests.included', { count: includedAdults, amount })
      : words('room-guests.each', { amount })
  }
}
