import { activeRooms, type ChangeSelection, type Reservation, type AddOnMenu } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type GoneSelectionsProps = {
  readonly reservation: Reservation
  readonly menu: AddOnMenu
  readonly selection: ChangeSelection
  readonly onChoose: (selection: ChangeSelection) => void
}

/** What was chosen before and is not on the page any more: it has no line of its own to be taken off. */
export function GoneSelections({ reservation, menu, selection, onChoose }: GoneSelectionsProps) {
  const words = useLaterWords()
  const rooms = activeRooms(reservation.rooms)
  const retained = selection.services.filter((one) =>
    one.kind === 'add'
      ? menu.offers.some(({ offerId }) => offerId === one.offerId) &&
        rooms.some(({ roomNumber }) => roomNumber === one.roomNumber)
      : rooms.some(({ services }) => services.some(({ addOnId }) => addOnId === one.addOnId)),
  )
  if (retained.length === selection.services.length) return null
  return (
    <Notice
      tone="caution"
      title={words('add-services.gone-title')}
      action={
        <Button tone="secondary" size="small" onPress={() => onChoose({ ...selection, services: retained })}>
          {words('add-services.take-off')}
        </Button>
      }
    >
      {words('add-services.gone-body')}
    </Notice>
  )
}
