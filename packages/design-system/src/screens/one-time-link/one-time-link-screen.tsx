import { type MouseEvent, useState } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { FailureNotice, type ShownFailure } from '../../patterns/failure-notice/index.ts'
import { HelpLine, Underway } from '../../patterns/help-line/index.ts'
import { type Help } from '../../patterns/help-phone/index.ts'
import { LinkForm, type LinkState, type LinkRequest } from '../../patterns/link-form/index.ts'
import { SharedDevice } from '../../patterns/shared-device/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { wholeCodes } from '../../patterns/words/index.ts'

/** `arriving`: signed in on another brand's site and not here yet; a stranger may have made the address. */
export type LinkUse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'opening'; readonly from: LinkSource }
  | { readonly kind: 'arriving' }
  | { readonly kind: 'used-up' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure; readonly from: LinkSource }

type LinkSource = 'mail' | 'another-site'

export type OneTimeLinkScreenProps = {
  readonly help: Help
  readonly brandName: string
  readonly reservationCode: string
  readonly use: LinkUse
  /** How far asking for a new one has come, where this one no longer works. */
  readonly link: LinkState
  readonly signInHref: string
  readonly onSignIn?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onRequestLink: (input: LinkRequest) => void
  /** What was chosen in a page that came as HTML, before it answered. */
  readonly isShared?: boolean | undefined
  /** The guest's own press: opening the page signs nobody in. */
  readonly onOpen: (isShared: boolean) => void
}

export function OneTimeLinkScreen(props: OneTimeLinkScreenProps) {
  const {
    help,
    brandName,
    reservationCode: code,
    use,
    link,
    signInHref,
    onSignIn,
    onOpen,
    onRequestLink,
  } = props
  const words = useLaterWords()
  const [isShared, setIsShared] = useState(props.isShared === true)
  if (use.kind === 'used-up') {
    const isSent = link.kind === 'sent'
    return (
      <SplitPage
        title={words(isSent ? 'sign-in.link-sent-title' : 'one-time-link.used-title')}
        lead={isSent ? undefined : words('one-time-link.used-body')}
      >
        {isSent ? (
          <div role="status">
            <Text tone="muted">{words('sign-in.link-sent-body')}</Text>
          </div>
        ) : (
          <LinkForm reservationCode={code} state={link} stands="alone" onRequestLink={onRequestLink} />
        )}
        <ButtonLink
          tone={isSent ? 'secondary' : 'quiet'}
          href={signInHref}
          {...(onSignIn && { onNavigate: onSignIn })}
        >
          {words('one-time-link.back')}
        </ButtonLink>
        <HelpLine help={help} />
      </SplitPage>
    )
  }
  const isHandoff = use.kind === 'arriving' || ('from' in use && use.from === 'another-site')
  const [title, lead, submit] = isHandoff
    ? [
        words('one-time-link.arriving-title', { brand: brandName }),
        words('one-time-link.arriving-lead', { code }),
        words('one-time-link.arriving-submit', { code }),
      ]
    : [
        words('one-time-link.title'),
        words('one-time-link.lead', { code, minutes: minutesToPress }),
        words('one-time-link.submit'),
      ]
  return (
    <SplitPage title={title} lead={lead} ready="one-time-link">
      {use.kind === 'failed' && <FailureNotice failure={use.failure} />}
      <Stack gap="small">
        <Form label={submit} onSubmit={() => onOpen(isShared)}>
          <SharedDevice checked={isShared} onChange={setIsShared} />
          <Button tone="primary" type="submit" wide busy={use.kind === 'opening'}>
            {wholeCodes(submit)}
          </Button>
          {use.kind === 'opening' && <Underway />}
        </Form>
        {!isHandoff && (
          <ButtonLink tone="quiet" href={signInHref} {...(onSignIn && { onNavigate: onSignIn })}>
            {words('one-time-link.another-way')}
          </ButtonLink>
        )}
      </Stack>
      <HelpLine help={help} />
    </SplitPage>
  )
}

/** How long a mailed link lives once its page is open. */
const minutesToPress = 10
