import type { AgeRange } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { CallUs } from '../help-contact/index.ts'
import type { Help } from '../help-phone/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type GuestAgesProps = {
  /** The ages the property tells apart. */
  readonly ranges: readonly AgeRange[]
  readonly help: Help
  /** What cannot be added where no ages are told apart. */
  readonly of?: 'guests' | 'rooms' | undefined
  readonly children: ReactNode
}

/** What is counted by ages; or that nobody can be counted, where the property tells no ages apart. */
export function GuestAges({ ranges, help, of = 'guests', children }: GuestAgesProps) {
  const words = useLaterWords()
  if (ranges.length > 0) return children
  const ofRooms = of === 'rooms' ? '-rooms' : ''
  return (
    <Notice
      tone="info"
      title={words(`room-guests.no-age-range${ofRooms}-title`)}
      action={<CallUs help={help} />}
    >
      {words(`room-guests.no-age-range${ofRooms}-body`)}
    </Notice>
  )
}
