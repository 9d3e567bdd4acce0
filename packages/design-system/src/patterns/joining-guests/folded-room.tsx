import { guestsJoining, headcount, placesLeft } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { RoomTitle } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import { Places, type RoomPlacesProps } from './room-places.tsx'

export type FoldedRoomProps = RoomPlacesProps & { readonly isOpen: boolean }

/** One room of many: who is in it and who joins, and its places once it is opened. */
export function FoldedRoom(props: FoldedRoomProps) {
  const { room, selection, isOpen } = props
  const words = useLaterWords()
  const { roomNumber, category, occupancy } = room
  const joining = guestsJoining(selection, roomNumber)
  const count = headcount(joining)
  const places = placesLeft(room, joining)
  const most = category.maxOccupancy
  return (
    <Disclosure
      title={<RoomTitle roomNumber={roomNumber} name={category.name} />}
      summary={inLine(
        [
          words('stay.headcount', occupancy),
          count > 0
            ? words('room-guests.joining', { count })
            : places > 0
              ? words('room-guests.places', { places, most })
              : words('room-guests.full', { most }),
        ].join(dot),
      )}
      open={isOpen}
      body="opened"
    >
      <Places {...props} />
    </Disclosure>
  )
}
