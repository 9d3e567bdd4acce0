import { addedPerNight, chosenFor, chosenOffer } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { useCategoryWords } from '../room-offer/index.ts'
import { RoomTitle } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { RoomChooser, type RoomChooserProps } from './room-chooser.tsx'

export type FoldedRoomProps = RoomChooserProps & { readonly isFirst: boolean }

/** One room of many: what is chosen for it, and the choice itself when it is opened. */
export function FoldedRoom(props: FoldedRoomProps) {
  const { room, offers, selection, reservation, isFirst } = props
  const words = useLaterWords()
  const { more } = useCategoryWords()
  const chosen = chosenOffer(offers, chosenFor(selection, room.roomNumber))
  const summary = chosen
    ? words('room-upgrade.collapsed-chosen', {
        name: chosen.category.name,
        amount: more(addedPerNight(room, chosen, reservation.stay).amount),
      })
    : words('room-upgrade.stored')
  return (
    <Disclosure
      title={<RoomTitle roomNumber={room.roomNumber} name={room.category.name} />}
      summary={summary}
      open={isFirst}
      body="opened"
    >
      <RoomChooser {...props} />
    </Disclosure>
  )
}
