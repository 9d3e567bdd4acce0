import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { FailureNotice, type ShownFailure } from '../../patterns/failure-notice/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { type Help } from '../../patterns/help-phone/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useWords } from '../../patterns/words/index.ts'

/** `arriving`: signed in on another brand's site and on the way in by itself. */
export type LinkUse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'arriving' }
  | { readonly kind: 'used-up' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

export type OneTimeLinkScreenProps = {
  readonly help: Help
  readonly brandName: string
  readonly reservationCode: string
  readonly use: LinkUse
  readonly signInHref: string
  readonly onSignIn?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** The guest's own press: opening the page signs nobody in. */
  readonly onOpen: () => void
}

export function OneTimeLinkScreen(props: OneTimeLinkScreenProps) {
  const { help, brandName, reservationCode: code, use, signInHref, onSignIn, onOpen } = props
  const words = useWords()
  if (use.kind === 'arriving') {
    const lead = words('one-time-link.arriving-lead', { code, brand: brandName })
    return (
      <SplitPage title={words('one-time-link.arriving-title')} lead={lead}>
        <Skeleton shape="line" />
      </SplitPage>
    )
  }
  if (use.kind === 'used-up') {
    return (
      <SplitPage title={words('one-time-link.used-title')} lead={words('one-time-link.used-body')}>
        <ButtonLink tone="primary" href={signInHref} {...(onSignIn && { onNavigate: onSignIn })}>
          {words('one-time-link.back')}
        </ButtonLink>
        <HelpLine help={help} />
      </SplitPage>
    )
  }
  return (
    <SplitPage title={words('one-time-link.title')} lead={words('one-time-link.lead', { code })}>
      {use.kind === 'failed' && <FailureNotice failure={use.failure} help={help} />}
      <Button tone="primary" wide busy={use.kind === 'opening'} onPress={onOpen}>
        {words('one-time-link.submit')}
      </Button>
      <HelpLine help={help} />
    </SplitPage>
  )
}
