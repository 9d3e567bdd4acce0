import { Notice } from '../../components/notice/index.ts'
import { waitOf } from '../../patterns/failure-notice/index.ts'
import { useLaterWords, useWords } from '../../patterns/words/index.ts'
import type { SignInRefusal } from './sign-in-requests.ts'

export type PastLimitNoticeProps = { readonly refusal: SignInRefusal }

/** Why names do not lead on from here for a while, and that a link does. */
export function PastLimitNotice({ refusal }: PastLimitNoticeProps) {
  const words = useWords()
  const laterWords = useLaterWords()
  if (refusal.kind === 'sign-in-by-link')
    return (
      <Notice tone="caution" title={laterWords('sign-in.by-link-title')}>
        {laterWords('sign-in.by-link-body')}
      </Notice>
    )
  if (refusal.kind !== 'too-many-tries') return null
  return (
    <Notice tone="negative" title={words('failure.too-many-tries-title')}>
      {laterWords('sign-in.too-many-tries-body', { wait: waitOf(refusal, words) })}
    </Notice>
  )
}
