import type { Reservation } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type RoomsCancelledProps = {
  readonly reservation: Pick<Reservation, 'status' | 'rooms'>
  readonly action?: ReactNode
}

/** How many rooms are no longer part of the stay, where others still are; a page that has said more adds it in small. */
export function RoomsCancelled({ reservation: { status, rooms }, action }: RoomsCancelledProps) {
  const words = useLaterWords()
  const cancelled = rooms.filter((room) => room.status === 'cancelled').length
  if (status === 'cancelled' || cancelled === 0) return action
  const sentence = words('after-cancelling.some-rooms', { rooms: cancelled })
  if (status !== 'under-review') return <Notice tone="info" title={sentence} action={action} />
  return (
    <>
      {action}
      <Text look="small">{sentence}</Text>
    </>
  )
}
