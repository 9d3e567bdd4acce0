import type { Room } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type StandbyLineProps = {
  readonly room: Pick<Room, 'standby'>
  readonly guestCurrency?: GuestCurrency | undefined
  /** Where it is changed or withdrawn. */
  readonly children?: ReactNode
}

/** The categories a room is on standby for, and up to which price; nothing without a request. */
export function StandbyLine({ room: { standby }, guestCurrency, children }: StandbyLineProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  if (!standby) return null
  const approx = money.approx(standby.ceiling)
  const amount = [money.calm(standby.ceiling), approx && `(${approx})`].filter(Boolean).join(' ')
  return (
    <Text look="small">
      {words('standby.on-list', { rooms: standby.categories.join(', '), amount })} {children}
    </Text>
  )
}
