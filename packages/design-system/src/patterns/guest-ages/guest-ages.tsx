import type { AgeRange } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { FailureNotice, type ShownFailure } from '../failure-notice/index.ts'
import { type Help, HelpPhone } from '../help-phone/index.ts'
import { useLaterWords } from '../words/index.ts'

/** Which guests the property takes. */
export type GuestAgesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly ranges: readonly AgeRange[] }
  /** The property tells no ages apart: nobody can be said to join. */
  | { readonly kind: 'no-age-range' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

export type GuestAgesProps = {
  readonly ages: GuestAgesState
  readonly help: Help
  readonly onAgain: () => void
  readonly children: (ranges: readonly AgeRange[]) => ReactNode
}

/** What is counted by ages, once the ages are known; or why nobody can be counted. */
export function GuestAges({ ages, help, onAgain, children }: GuestAgesProps) {
  const words = useLaterWords()
  const [line] = help.lines
  switch (ages.kind) {
    case 'loading':
      return (
        <Stack gap="small">
          <p role="status">{words('room-guests.loading')}</p>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )
    case 'failed':
      return <FailureNotice failure={ages.failure} help={help} onTryAgain={onAgain} />
    case 'no-age-range':
      return (
        <Notice
          tone="negative"
          title={words('room-guests.no-age-range-title')}
          action={line && <HelpPhone line={line} />}
        >
          {words('room-guests.no-age-range-body')}
        </Notice>
      )
    case 'known':
      return children(ages.ranges)
  }
}
