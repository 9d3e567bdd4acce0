import type { Receipt } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { FailureNotice, type ShownFailure } from '../../patterns/failure-notice/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { Waiting } from '../../patterns/waiting/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './receipt.css.ts'
import { ReceiptDetails } from './receipt-details.tsx'
import { wordsOfReceipt } from '../../patterns/receipt-words/index.ts'

export type ReceiptState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
  | { readonly kind: 'ready'; readonly receipt: Receipt }

/** The document (PDF), which is written when it is asked for. */
export type ReceiptDownload =
  | { readonly kind: 'resting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

export type ReceiptScreenProps = {
  readonly state: ReceiptState
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
  const title = state.kind === 'ready' ? wordsOfReceipt(state.receipt).title : 'receipt.number'
  return (
    <StepPage
      step={1}
      steps={1}
      ready="receipt"
      title={words(title)}
      backLabel={words('receipt.back-list')}
      backHref={backHref}
      onBack={onBack}
      first={
        <Stack gap="large">
          {state.kind === 'loading' && (
            <Waiting label={words('receipt.loading')}>
              <Skeleton shape="scene" />
            </Waiting>
          )}
          {state.kind === 'failed' && (
            <FailureNotice failure={state.failure} help={help} onTryAgain={onTryAgain} />
          )}
          {state.kind === 'ready' && (
            <>
              <Surface as="article">
                <ReceiptDetails receipt={state.receipt} />
              </Surface>
              {download.kind === 'failed' && (
                <FailureNotice
                  title={words('receipt.download-failed')}
                  failure={download.failure}
                  help={help}
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
                <ButtonLink tone="secondary" href={verifyHref}>
                  {words('receipt.verify-link')}
                </ButtonLink>
              </div>
            </>
          )}
        </Stack>
      }
      help={help}
    />
  )
}
