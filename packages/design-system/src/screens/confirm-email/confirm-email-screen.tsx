import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { FailureNotice, type ShownFailure } from '../../patterns/failure-notice/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords, useWords } from '../../patterns/words/index.ts'

export type Confirming =
  | { readonly kind: 'ready' }
  | { readonly kind: 'confirming' }
  /** `email`: what may be shown of the address to whoever has the link. */
  | { readonly kind: 'done'; readonly email: string }
  | { readonly kind: 'used-up' }
  /** The day's letters are used up, and a change that cannot be told is not made. */
  | { readonly kind: 'too-many' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

export type ConfirmEmailScreenProps = {
  readonly help: Help
  readonly state: Confirming
  readonly reservationHref: string
  readonly onGo?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** The guest's own press: opening the page confirms nothing. */
  readonly onConfirm: () => void
}

/** Where a letter about a changed e-mail address leads. */
export function ConfirmEmailScreen({
  help,
  state,
  reservationHref,
  onGo,
  onConfirm,
}: ConfirmEmailScreenProps) {
  const words = useLaterWords()
  const firstWords = useWords()
  const on = (
    <ButtonLink tone="primary" href={reservationHref} {...(onGo && { onNavigate: onGo })}>
      {words('guest-information.back')}
    </ButtonLink>
  )
  if (state.kind === 'done')
    return (
      <SplitPage
        title={words('confirm-email.done-title')}
        lead={words('confirm-email.done-body', { email: state.email })}
      >
        {on}
      </SplitPage>
    )
  if (state.kind === 'used-up')
    return (
      <SplitPage title={words('one-time-link.used-title')} lead={words('confirm-email.used-body')}>
        {on}
        <HelpLine help={help} />
      </SplitPage>
    )
  return (
    <SplitPage title={words('confirm-email.title')} lead={words('confirm-email.lead')}>
      {state.kind === 'too-many' && (
        <Notice tone="negative" title={firstWords('failure.refused-title')}>
          {words('confirm-email.too-many')}
        </Notice>
      )}
      {state.kind === 'failed' && <FailureNotice failure={state.failure} help={help} />}
      <Button tone="primary" wide busy={state.kind === 'confirming'} onPress={onConfirm}>
        {words('confirm-email.submit')}
      </Button>
      <HelpLine help={help} />
    </SplitPage>
  )
}
