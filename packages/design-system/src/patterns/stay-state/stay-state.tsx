import type { Reservation } from '@veranda/domain'
import { Notice } from '../../components/notice/index.ts'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type StayStateProps = {
  readonly reservation: Pick<Reservation, 'stay' | 'property'>
  readonly phase: 'in-house' | 'completed'
}

/** What the first card says once a stay has begun, and once it is over. */
export function StayState({ reservation: { stay, property }, phase }: StayStateProps) {
  const words = useLaterWords()
  const dates = useDates()
  const facts = {
    hotel: property.name,
    date: dates.day(stay.departure),
    time: dates.clock(property.checkOutAt),
  }
  return (
    <Notice
      tone={phase === 'completed' ? 'info' : 'positive'}
      title={words(`stay-state.${phase}-title`, facts)}
    >
      {words(`stay-state.${phase}-body`, facts)}
    </Notice>
  )
}
