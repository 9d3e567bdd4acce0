import { goesWithStay, isOtherRoom, type RoomChange, type StayChange } from '@veranda/domain'
import { useSpan } from '../span/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/**
 * What is chosen, as short as a line beside its total: the new dates, the room, who sleeps in it, the add-on. Several
 * things have no short name.
 */
export function useChangeName(): (change: StayChange) => string {
  const words = useLaterWords()
  const span = useSpan()
  const nameOf = ({ name, occupancy, was }: RoomChange): string =>
    was?.name === name ? words('stay.headcount', occupancy) : name
  return ({ before, after, rooms, services }) => {
    const moves = before.arrival !== after.arrival || before.departure !== after.departure
    const parts = [
      ...(moves ? [span({ from: after.arrival, until: after.departure })] : []),
      ...rooms.filter(isOtherRoom).map(nameOf),
      ...services.filter((service) => !goesWithStay(service)).map(({ name }) => name),
    ]
    return parts.length > 1 ? '' : parts.join('')
  }
}
