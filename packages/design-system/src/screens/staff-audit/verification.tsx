import type { AuditVerification } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { StaffTryAgain } from '../../patterns/staff-try-again/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-audit.css.ts'
import { useExactMoment } from './use-exact-moment.ts'

export type VerificationShown = AuditVerification | 'loading' | 'failed'

type VerificationProps = {
  readonly shown: VerificationShown
  readonly timeZone: string
  readonly onVerify: () => void
}

/** Whether the chain holds: what was verified, when, and up to which entry. */
export function Verification({ shown, timeZone, onVerify }: VerificationProps) {
  const words = useStaffWords()
  const momentOf = useExactMoment(timeZone)
  if (shown === 'loading') return <Text tone="muted">{words('staff-audit.verifying')}</Text>
  if (shown === 'failed') return <StaffTryAgain onTryAgain={onVerify} />
  const { broken, upTo, entries, at, wholeAt, isMore, hash } = shown
  const again = (
    <Button tone="secondary" size="small" onPress={onVerify}>
      {words('staff-audit.again')}
    </Button>
  )
  if (broken)
    return (
      <Notice tone="negative" title={words('staff-audit.broken', { entry: broken.entryId })} action={again}>
        {words(`staff-audit.fault-${broken.fault}`)} {words('staff-audit.broken-body', { entries })}
      </Notice>
    )
  if (upTo === 0) return <Notice tone="info" title={words('staff-audit.empty')} />
  return (
    <Notice tone="positive" title={words('staff-audit.whole', { upTo })} action={again}>
      <p>{words('staff-audit.whole-body', { entries, at: momentOf(at) })}</p>
      {wholeAt && <p>{words('staff-audit.whole-at', { at: momentOf(wholeAt) })}</p>}
      {isMore && <p>{words('staff-audit.more')}</p>}
      <p className={css.hash}>
        {words('staff-audit.hash')}: {hash}
      </p>
    </Notice>
  )
}
