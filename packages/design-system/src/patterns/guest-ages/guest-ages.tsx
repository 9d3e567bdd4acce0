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
  readonly children: ReactNode
}

/** What is counted by ages; or that nobody can be counted, where the property tells no ages apart. */
export function GuestAges({ ranges, help, children }: GuestAgesProps) {
  const words = useLaterWords()
  if (ranges.length > 0) return children
  return (
    <Notice tone="negative" title={words('room-guests.no-age-range-title')} action={<CallUs help={help} />}>
      {words('room-guests.no-age-range-body')}
    </Notice>
  )
}
