import type { SecondFactorKind } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { Disclosure } from '../../components/disclosure/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { AppEnrolment, CodeForm, type Enrolment } from '../../patterns/app-enrolment/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

export type { Enrolment }

export type SecondFactorRefusal =
  | {
      readonly kind: 'code-not-valid' | 'passkey-not-valid' | 'passkey-cancelled' | 'unavailable' | 'offline'
    }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

export type StaffSecondFactorScreenProps = {
  readonly enrolment?: Enrolment | undefined
  /** The kinds that would do. */
  readonly factors?: readonly SecondFactorKind[]
  readonly busy?: boolean
  readonly refusal?: SecondFactorRefusal | undefined
  readonly onCode: (code: string) => void
  readonly onPasskey?: (() => void) | undefined
  /** Back to the password. */
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** A passkey, the code of an authenticator app, or the first one after it was set up here. */
export function StaffSecondFactorScreen(props: StaffSecondFactorScreenProps) {
  const { enrolment, factors = ['app'], busy = false, refusal, onCode, onPasskey, backHref, onBack } = props
  const words = useStaffWords()
  const hasPasskey = factors.includes('passkey') && onPasskey !== undefined
  const step = enrolment ? 'enrol-' : hasPasskey ? 'passkey-' : ''
  const asksForCode = enrolment !== undefined || factors.includes('app') || !hasPasskey
  return (
    <SplitPage
      title={words(`staff-second-factor.${step}title`)}
      lead={words(`staff-second-factor.${step}lead`)}
    >
      {refusal && <Refusal refusal={refusal} />}
      {hasPasskey && (
        <Button tone="primary" wide busy={busy} onPress={onPasskey}>
          {words('staff-second-factor.passkey')}
        </Button>
      )}
      {enrolment && <AppEnrolment enrolment={enrolment} />}
      {hasPasskey && asksForCode && <Text tone="muted">{words('staff-second-factor.or-code')}</Text>}
      {asksForCode && <CodeForm busy={busy} onCode={onCode} />}
      {!enrolment && (
        <Disclosure title={words('staff-second-factor.help')}>
          <Text tone="muted">{words('staff-second-factor.help-body')}</Text>
        </Disclosure>
      )}
      <TextLink href={backHref} onNavigate={onBack} stands="alone">
        {words('staff-second-factor.back')}
      </TextLink>
    </SplitPage>
  )
}

function Refusal({ refusal }: { readonly refusal: SecondFactorRefusal }) {
  const words = useStaffWords()
  if (
    refusal.kind === 'code-not-valid' ||
    refusal.kind === 'passkey-not-valid' ||
    refusal.kind === 'passkey-cancelled'
  )
    return (
      <Notice tone="negative" title={words(`staff-second-factor.${refusal.kind}`)}>
        {words(`staff-second-factor.${refusal.kind}-body`)}
      </Notice>
    )
  const minutes = 'retryAfterSeconds' in refusal ? Math.ceil(refusal.retryAfterSeconds / 60) : 0
  return (
    <Notice tone="negative" title={words(`staff-sign-in.${refusal.kind}`)}>
      {words(`staff-sign-in.${refusal.kind}-body`, { minutes })}
    </Notice>
  )
}
