import { activeRooms, type ChangeWish, type Reservation, type ServiceMenu } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../words/index.ts'

export type GoneWishesProps = {
  readonly reservation: Reservation
  readonly menu: ServiceMenu
  readonly wish: ChangeWish
  readonly onChoose: (wish: ChangeWish) => void
}

/** What was chosen before and is not on the page any more: it has no line of its own to be taken off. */
export function GoneWishes({ reservation, menu, wish, onChoose }: GoneWishesProps) {
  const words = useLaterWords()
  const rooms = activeRooms(reservation.rooms)
  const kept = wish.services.filter((one) =>
    one.kind === 'add'
      ? menu.offers.some(({ offerId }) => offerId === one.offerId) &&
        rooms.some(({ roomNumber }) => roomNumber === one.roomNumber)
      : rooms.some(({ services }) => services.some(({ serviceId }) => serviceId === one.serviceId)),
  )
  if (kept.length === wish.services.length) return null
  return (
    <Notice
      tone="caution"
      title={words('add-services.gone-title')}
      action={
        <Button tone="secondary" size="small" onPress={() => onChoose({ ...wish, services: kept })}>
          {words('add-services.take-off')}
        </Button>
      }
    >
      {words('add-services.gone-body')}
    </Notice>
  )
}
