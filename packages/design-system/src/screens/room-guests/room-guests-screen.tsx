import { activeRooms, placesLeft } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { ChangeBar, ChangePrice } from '../../patterns/change-price/index.ts'
import { useSpan } from '../../patterns/span/index.ts'
import { WhoJoins, type WhoJoinsProps } from '../../patterns/joining-guests/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

export type RoomGuestsScreenProps = WhoJoinsProps & {
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** Who joins which room, what that costs, and the next step. */
export function RoomGuestsScreen(props: RoomGuestsScreenProps) {
  const { price, backHref, onBack } = props
  const { reservation, state, help } = price
  const words = useLaterWords()
  const span = useSpan()
  const { property, stay, rooms } = reservation
  const isOpen = state.kind !== 'not-allowed'
  return (
    <StepPage
      step={1}
      steps={1}
      title={words('room-guests.title', {
        rooms: activeRooms(rooms).length,
      })}
      lead={words(isOpen && mayJoin(props) ? 'room-guests.lead' : 'step-page.stay', {
        hotel: property.name,
        stay: span({ from: stay.arrival, until: stay.departure }),
      })}
      backLabel={words('room-guests.back')}
      backHref={backHref}
      onBack={onBack}
      ready="room-guests"
      first={isOpen ? <WhoJoins {...props} /> : <ChangePrice {...price} about="guests" />}
      beside={isOpen && mayJoin(props) && <ChangePrice {...price} about="guests" />}
      help={help}
      bar={<ChangeBar {...price} />}
    />
  )
}

/** Whether there is anybody to add and a place for them: else there is nothing to be priced. */
const mayJoin = ({ selection, price: { reservation } }: RoomGuestsScreenProps): boolean =>
  reservation.property.ageRanges.length > 0 &&
  (selection.rooms.length > 0 || activeRooms(reservation.rooms).some((room) => placesLeft(room) > 0))
