import type { Reservation, StayObstacle } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useDates } from '../dates/index.ts'
import { type NamedRoom, useObstacleWords } from '../stay-calendar/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../words/index.ts'
import type { ChangeRefusal } from './change-state.ts'
import { useWishWords } from './use-wish-words.ts'

export type RefusedPriceProps = {
  readonly reservation: Reservation
  readonly refusal: ChangeRefusal
  /** The rooms as they are wished for: what is said of one names its category. */
  readonly rooms?: readonly NamedRoom[] | undefined
  readonly onTryAgain: () => void
}

const none: readonly NamedRoom[] = []

/** Why it cannot be had like this. Nothing has changed, and what was chosen stays chosen. */
export function RefusedPrice({ reservation, refusal, rooms = none, onTryAgain }: RefusedPriceProps) {
  const words = useLaterWords()
  const wishWords = useWishWords(reservation)
  switch (refusal.kind) {
    case 'not-available':
      return <NotAvailable obstacle={refusal.obstacle} rooms={rooms} />
    case 'sold-out':
      return (
        <Notice tone="negative" title={words('change-price.sold-out-title')}>
          <Stack gap="hair">
            <p>{words('change-price.sold-out-body')}</p>
            <p>{words('change-price.unchanged')}</p>
          </Stack>
        </Notice>
      )
    case 'not-possible':
      return (
        <Notice tone="negative" title={words('change-price.not-possible-title')}>
          <Stack gap="hair">
            <p>{wishWords(refusal.why)}</p>
            <p>{words('change-price.unchanged')}</p>
          </Stack>
        </Notice>
      )
    case 'reservation-changed':
    case 'quote-superseded':
      return (
        <Notice
          tone="caution"
          title={words(`change-price.${refusal.kind}-title`)}
          action={
            <Button tone="secondary" size="small" onPress={onTryAgain}>
              {words('change-price.price-again')}
            </Button>
          }
        >
          {words(`change-price.${refusal.kind}-body`)}
        </Notice>
      )
  }
}

type NotAvailableProps = { readonly obstacle: StayObstacle; readonly rooms: readonly NamedRoom[] }

function NotAvailable({ obstacle, rooms }: NotAvailableProps) {
  const words = useLaterWords()
  const dates = useDates()
  const obstacleWords = useObstacleWords(rooms)
  const roomName = useRoomName()
  if (obstacle.kind !== 'sold-out') {
    return (
      <Notice tone="negative" title={obstacleWords(obstacle)}>
        {words('change-price.unchanged')}
      </Notice>
    )
  }
  const { roomNumbers, on } = obstacle
  return (
    <Notice tone="negative" title={words('change-price.sold-out-title')}>
      <Stack gap="hair">
        {roomNumbers.map((roomNumber) => {
          const name = rooms.find((room) => room.roomNumber === roomNumber)?.name
          return (
            <p key={roomNumber}>
              {words('change-price.room-sold-out', { room: roomName({ roomNumber, name }) })}
            </p>
          )
        })}
        <p>{words('change-price.none-left', { date: dates.shortDay(on) })}</p>
        <p>{words('change-price.unchanged')}</p>
      </Stack>
    </Notice>
  )
}
