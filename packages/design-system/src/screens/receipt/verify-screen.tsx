import { type MouseEvent, useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { FileButton } from '../../components/file-button/index.ts'
import { FileDrop } from '../../components/file-drop/index.ts'
import { Form } from '../../components/form/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading } from '../../components/text/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { Announcement, StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './receipt.css.ts'
import { VerifyResults } from './verify-results.tsx'
import type { Verifying } from './verify-state.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

export type VerifyReceiptScreenProps = {
  readonly text: string
  readonly verifying: Verifying
  readonly help: Help
  /** Where a signed-in guest came from: their receipts. */
  readonly reader: 'guest' | 'stranger'
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onText: (text: string) => void
  readonly onVerify: () => void
  readonly onFile: (file: File) => void
  readonly onTryAgain: () => void
}

/** Tells the holder of a receipt whether it is genuine and unchanged. It is checked in the browser. */
export function VerifyReceiptScreen(props: VerifyReceiptScreenProps) {
  const { verifying, help, reader, backHref, onBack } = props
  const words = useLaterWords()
  // A receipt that is in order leads the page, and the next one to check is beside it.
  const isGenuine = verifying.kind === 'checked' && verifying.results.every(({ kind }) => kind === 'valid')
  return (
    <StepPage
      step={1}
      steps={1}
      ready="verify-receipt"
      title={words('receipt.verify-title')}
      lead={words('receipt.verify-lead')}
      backLabel={words(reader === 'guest' ? 'receipt.back-list' : 'receipt.back-sign-in')}
      backHref={backHref}
      onBack={onBack}
      first={
        <Stack gap="large">
          <Outcome {...props} />
          {!isGenuine && <Entry {...props} />}
        </Stack>
      }
      beside={isGenuine && <Entry {...props} />}
      help={verifying.kind === 'checking' ? undefined : help}
    />
  )
}

function Outcome({ verifying, onTryAgain }: VerifyReceiptScreenProps) {
  const words = useLaterWords()
  switch (verifying.kind) {
    case 'waiting':
      return null
    case 'checking':
      return <p role="status">{words('receipt.verify-checking')}</p>
    case 'checked':
      return (
        <Announcement>
          <VerifyResults results={verifying.results} />
        </Announcement>
      )
    case 'nothing-found':
      return notice('receipt.nothing-title', 'receipt.nothing-body')
    case 'too-large':
      return notice('receipt.too-large-title', 'receipt.too-large-body')
    case 'browser-cannot':
      return notice('receipt.browser-title', 'receipt.browser-body')
    case 'no-keys':
      return notice('receipt.keys-title', 'receipt.keys-body', true)
  }
  function notice(
    title: `receipt.${string}-title` & Parameters<typeof words>[0],
    body: `receipt.${string}-body` & Parameters<typeof words>[0],
    again = false,
  ) {
    return (
      <Announcement>
        <Notice
          tone="negative"
          title={words(title)}
          action={
            again && (
              <Button tone="secondary" size="small" onPress={onTryAgain}>
                {words('failure.try-again')}
              </Button>
            )
          }
        >
          {words(body)}
        </Notice>
      </Announcement>
    )
  }
}

function Entry({ text, verifying, onText, onVerify, onFile }: VerifyReceiptScreenProps) {
  const words = useLaterWords()
  const hintId = useId()
  const take = ([file]: readonly File[]) => file && onFile(file)
  return (
    <Surface>
      <Form label={words('receipt.verify-form')} onSubmit={onVerify}>
        <Stack gap="medium">
          {verifying.kind === 'checked' && (
            <Heading level={2} look="lead">
              {words('receipt.verify-another')}
            </Heading>
          )}
          <TextArea
            label={words('receipt.verify-text')}
            hint={words('receipt.verify-hint')}
            name="receipt"
            value={text}
            rows={3}
            onChange={onText}
          />
          {/* Two ways to the same answer, of one weight until one of them is begun. */}
          <Button
            tone={text.trim() === '' ? 'secondary' : 'primary'}
            type="submit"
            wide
            busy={verifying.kind === 'checking'}
          >
            {words(verifying.kind === 'checking' ? 'sending.checking' : 'receipt.verify-check')}
          </Button>
          <StillUnderway is={verifying.kind === 'checking'} />
          <p className={css.or}>{words('receipt.verify-or')}</p>
          <FileDrop label={words('receipt.verify-drop')} onFiles={take}>
            <FileButton
              icon={laterIcons.plus}
              label={words('receipt.verify-file')}
              accept="application/pdf,application/json,.pdf,.json"
              hintId={hintId}
              onFiles={take}
            />
            <p className={css.small} id={hintId}>
              {words('receipt.verify-file-hint')}
            </p>
          </FileDrop>
        </Stack>
      </Form>
    </Surface>
  )
}
