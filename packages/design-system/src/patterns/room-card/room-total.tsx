import type { Room } from '@veranda/domain'
import { Price } from '../../components/price/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './room-card.css.ts'

export type RoomTotalProps = {
  readonly room: Room
  readonly guestCurrency?: GuestCurrency | undefined
  /** All rooms are cancelled: there is no total it could be part of. */
  readonly isStatusShared?: boolean | undefined
}

/** What the room costs; struck out, and said to be, once it counts no more. */
export function RoomTotal({ room, guestCurrency, isStatusShared }: RoomTotalProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const amount = money.exact(room.total)
  if (room.status !== 'cancelled') return <Price emphasis text={amount} approx={money.approx(room.total)} />
  return (
    <span className={css.struck}>
      <s>{amount}</s> {!isStatusShared && <span>{words('room-card.not-counted')}</span>}
    </span>
  )
}
