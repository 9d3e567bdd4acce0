import { Notice } from '../../components/notice/index.ts'
import { FailureNotice, type ShownFailure, waitOf } from '../failure-notice/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useWords } from '../words/index.ts'

export type SignInTroubleProps = {
  readonly refusal: ShownFailure | { readonly kind: 'sign-in-by-link' }
}

/** Why signing in did not come to an answer: names do not lead on for a while, and a link does; or it failed. */
export function SignInTrouble({ refusal }: SignInTroubleProps) {
  const words = useWords()
  const laterWords = useLaterWords()
  switch (refusal.kind) {
    case 'sign-in-by-link':
      return (
        <Notice tone="caution" title={laterWords('sign-in.by-link-title')}>
          {laterWords('sign-in.by-link-body')}
        </Notice>
      )
    case 'too-many-tries':
      return (
        <Notice tone="negative" title={words('failure.too-many-tries-title')}>
          {laterWords('sign-in.too-many-tries-body', { wait: waitOf(refusal, words) })}
        </Notice>
      )
    case 'offline':
      return <FailureNotice failure={refusal} />
    case 'not-signed-in':
    case 'forbidden':
    case 'not-found':
    case 'refused':
    case 'unavailable':
    case 'unreadable':
      return <FailureNotice failure={refusal} title={laterWords('sign-in.failed-title')} />
  }
}
