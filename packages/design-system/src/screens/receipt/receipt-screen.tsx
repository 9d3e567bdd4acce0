import type { Receipt } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { FailureNotice, type ShownFailure } from '../../patterns/failure-notice/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { type Loadable, Loaded, valueIn } from '../../patterns/loaded/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './receipt.css.ts'
import { ReceiptDetails } from './receipt-details.tsx'
import { wordsOfReceipt } from '../../patterns/receipt-words/index.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

/** The document (PDF), which is written when it is asked for. */
export type ReceiptDownload =
  | { readonly kind: 'resting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

export type ReceiptScreenProps = {
  readonly state: Loadable<Receipt>
  readonly download: ReceiptDownload
  readonly verifyHref: string
  readonly help: Help
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onDownload: () => void
  readonly onTryAgain: () => void
}

/** One receipt: all that it says, its document, and the way to verify it. */
export function ReceiptScreen(props: ReceiptScreenProps) {
  const { state, download, verifyHref, help, backHref, onBack, onDownload, onTryAgain } = props
  const words = useLaterWords()
  const read = valueIn(state)
  // Another try would find no more.
  const isUnknown = state.kind === 'failed' && state.failure.kind === 'not-found'
  return (
    <StepPage
      step={1}
      steps={1}
      ready="receipt"
      title={words(read ? wordsOfReceipt(read).title : 'receipt.number')}
      lead={read && words('receipt.open', { number: read.number })}
      backLabel={words('receipt.back-list')}
      backHref={backHref}
      onBack={onBack}
      first={
        <Stack gap="large">
          {isUnknown ? (
            <Notice
              tone="negative"
              title={words('receipt.not-found-title')}
              action={
                <ButtonLink tone="secondary" size="small" href={backHref} onNavigate={onBack}>
                  {words('receipt.back-list')}
                </ButtonLink>
              }
            >
              {words('receipt.not-found-body')}
            </Notice>
          ) : (
            <Loaded
              of={state}
              label={words('receipt.loading')}
              shape={<Skeleton shape="scene" />}
              onTryAgain={onTryAgain}
            >
              {(receipt) => (
                <>
                  <Surface as="article">
                    <ReceiptDetails receipt={receipt} isTitled />
                  </Surface>
                  {download.kind === 'failed' && (
                    <FailureNotice
                      title={words('receipt.download-failed')}
                      failure={download.failure}
                      onTryAgain={onDownload}
                    />
                  )}
                  <div className={css.handlers}>
                    <Button
                      tone="primary"
                      icon={laterIcons.down}
                      busy={download.kind === 'loading'}
                      onPress={onDownload}
                    >
                      {words('receipt.download')}
                    </Button>
                    <StillUnderway is={download.kind === 'loading'} />
                    <ButtonLink tone="secondary" href={verifyHref}>
                      {words('receipt.verify-link')}
                    </ButtonLink>
                  </div>
                </>
              )}
            </Loaded>
          )}
        </Stack>
      }
      help={help}
    />
  )
}
