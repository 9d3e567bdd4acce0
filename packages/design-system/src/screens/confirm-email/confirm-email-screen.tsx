import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Facts } from '../../components/facts/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import {
  FailureNotice,
  isUnheard,
  type ShownFailure,
  useIsTooEarly,
} from '../../patterns/failure-notice/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { SheetShape } from '../../patterns/page-shape/index.ts'
import { Answers, SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { StillUnderway, Waiting } from '../../patterns/waiting/index.ts'
import { useWords } from '../../patterns/words/index.ts'

/** The address that a link would confirm, masked, because every holder of the link may see it. */
export type ShownEmailChange = {
  readonly email: string
  readonly propertyName: string
  readonly reservationCode: string
}

export type Confirming =
  | { readonly kind: 'loading' }
  /** What the link would confirm could not be read. */
  | { readonly kind: 'not-read'; readonly failure: ShownFailure }
  | { readonly kind: 'ready' | 'confirming'; readonly change: ShownEmailChange }
  | { readonly kind: 'done'; readonly email: string }
  | { readonly kind: 'used-up' }
  /** The day's letters are used up, and a change that cannot be told is not made. */
  | { readonly kind: 'too-many'; readonly change: ShownEmailChange }
  | { readonly kind: 'failed'; readonly failure: ShownFailure; readonly change: ShownEmailChange }

export type ConfirmEmailScreenProps = {
  readonly help: Help
  readonly state: Confirming
  readonly reservationHref: string
  readonly onGo?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** The guest's own press: opening the page confirms nothing. */
  readonly onConfirm: (change: ShownEmailChange) => void
  readonly onTryAgain: () => void
}

/** Where a letter about a changed e-mail address leads. */
export function ConfirmEmailScreen(props: ConfirmEmailScreenProps) {
  const { help, state, reservationHref, onGo } = props
  const words = useLaterWords()
  const on = (
    <ButtonLink
      tone="primary"
      wide={state.kind === 'failed'}
      href={reservationHref}
      {...(onGo && { onNavigate: onGo })}
    >
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
  if (state.kind === 'too-many')
    return (
      <SplitPage title={words('confirm-email.too-many-title')} lead={words('confirm-email.too-many')}>
        {on}
        <HelpLine help={help} />
      </SplitPage>
    )
  return (
    <SplitPage title={words('confirm-email.title')} lead={words('confirm-email.lead')}>
      <ToConfirm {...props} state={state}>
        {on}
      </ToConfirm>
      <HelpLine help={help} />
    </SplitPage>
  )
}

type ToConfirmProps = Omit<ConfirmEmailScreenProps, 'state'> & {
  readonly state: Exclude<Confirming, { readonly kind: 'done' | 'used-up' | 'too-many' }>
  /** The way to the reservation. */
  readonly children: ReactNode
}

function ToConfirm({ state, children, onConfirm, onTryAgain }: ToConfirmProps) {
  const words = useLaterWords()
  const firstWords = useWords()
  const whyId = useId()
  // Nothing is confirmed before then: why not stands above the button that waits.
  const isTooEarly = useIsTooEarly(state.kind === 'failed' ? state.failure : undefined)
  if (state.kind === 'loading')
    return (
      <Waiting label={words('confirm-email.loading')}>
        <SheetShape parts={2} />
      </Waiting>
    )
  if (state.kind === 'not-read') return <FailureNotice failure={state.failure} onTryAgain={onTryAgain} />
  const { change } = state
  // A link that was used up by a press nobody heard the answer of would only say that it is.
  const isChecked = state.kind === 'failed' && isUnheard(state.failure)
  const notice = noticeOf()
  return (
    <>
      <Surface>
        {/* The address has the whole width: it must not break. */}
        <Stack gap="medium">
          <Facts
            items={[{ term: words('confirm-email.new-address'), detail: <strong>{change.email}</strong> }]}
          />
          <Facts
            items={[
              {
                term: words('confirm-email.reservation'),
                detail: change.reservationCode,
                note: change.propertyName,
              },
            ]}
          />
        </Stack>
      </Surface>
      {notice && <div id={whyId}>{notice}</div>}
      <Answers>
        {isChecked && children}
        <Button
          tone={isChecked ? 'secondary' : 'primary'}
          wide
          disabled={isTooEarly}
          reasonId={whyId}
          busy={state.kind === 'confirming'}
          onPress={() => onConfirm(change)}
        >
          {words('confirm-email.submit')}
        </Button>
        <StillUnderway is={state.kind === 'confirming'} />
      </Answers>
    </>
  )

  function noticeOf(): ReactNode {
    if (state.kind !== 'failed') return null
    return isChecked ? (
      <Notice tone="negative" title={firstWords(`failure.${state.failure.kind}-title`)}>
        {words('confirm-email.unheard')}
      </Notice>
    ) : (
      <FailureNotice failure={state.failure} />
    )
  }
}
