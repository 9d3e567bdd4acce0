import { FailureNotice, type ShownFailure } from '../../patterns/failure-notice/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

export type FailedNoticeProps = { readonly failure: ShownFailure; readonly help: Help }

/** Signing in itself went wrong: nothing is known of the reservation or the names. */
export function FailedNotice({ failure, help }: FailedNoticeProps) {
  const words = useLaterWords()
  return <FailureNotice failure={failure} help={help} title={words('sign-in.failed-title')} />
}
