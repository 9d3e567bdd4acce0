import {
  isSameAddress,
  type LetterPreview,
  mostRecipients,
  recipientsRefusal,
  type SentLetter,
} from '@veranda/domain'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { type Loadable, Loaded, valueIn } from '../../patterns/loaded/index.ts'
import { SendButton } from '../../patterns/send-button/index.ts'
import { SheetShape } from '../../patterns/page-shape/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot, wholeCodes } from '../../patterns/words/index.ts'
import { AddressChips } from './address-chips.tsx'
import type { LetterSending, PreviewReader } from './confirmation-letter-state.ts'
import { LetterList } from './letter-list.tsx'
import { LetterPreview as Mail } from './letter-preview.tsx'
import { SendingOutcome } from './sending-outcome.tsx'

export type ConfirmationLetterScreenProps = {
  readonly addresses: readonly string[]
  /** What is being typed, and is no address yet. */
  readonly typed: string
  /** The guest's own address; empty where none is on file. */
  readonly ownAddress: string
  readonly sending: LetterSending
  readonly letters: readonly SentLetter[]
  /** The letter as it will arrive. */
  readonly preview: Loadable<LetterPreview>
  /** Whose mailbox it is shown in. */
  readonly reader: PreviewReader
  /** Every room has been cancelled: there is nothing to confirm. */
  readonly isClosed: boolean
  readonly help: Help
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onAddresses: (addresses: readonly string[], typed: string) => void
  readonly onReader: (reader: PreviewReader) => void
  readonly onSend: () => void
  readonly onAgain: (address: string) => void
  readonly onTryAgain: () => void
}

/** The confirmation letter: to whom it goes, how it will arrive, and what became of it. */
export function ConfirmationLetterScreen(props: ConfirmationLetterScreenProps) {
  const { isClosed, letters, sending, help, backHref, onBack, onAgain } = props
  const words = useLaterWords()
  return (
    <StepPage
      step={1}
      steps={1}
      ready="confirmation-letter"
      title={words('confirmation-letter.title')}
      lead={isClosed ? undefined : words('confirmation-letter.lead')}
      backLabel={words('confirmation-letter.back')}
      backHref={backHref}
      onBack={onBack}
      isUnderway={sending.kind === 'sending'}
      first={
        isClosed ? (
          <Notice tone="info" title={words('confirmation-letter.closed-title')}>
            {words('confirmation-letter.nothing-to-confirm')}
          </Notice>
        ) : (
          <Stack gap="large">
            <LetterForm {...props} />
            <LetterList letters={letters} isSending={sending.kind === 'sending'} onAgain={onAgain} />
          </Stack>
        )
      }
      beside={isClosed ? undefined : <Preview {...props} />}
      wider={isClosed ? 'first' : 'beside'}
    >
      <HelpLine help={help} />
    </StepPage>
  )
}

function LetterForm(props: ConfirmationLetterScreenProps) {
  const { addresses, typed, sending, letters, onAddresses, onSend } = props
  const words = useLaterWords()
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  // What was sent is not offered to be sent again: the form comes back empty when it is asked for.
  const [asks, setAsks] = useState(false)
  const isAllSent =
    typed === '' && addresses.every((address) => letters.some(({ email }) => isSameAddress(email, address)))
  const isDone = sending.kind === 'sent' && isAllSent && !asks
  useEffect(() => {
    if (asks) form.current?.querySelector<HTMLElement>('[name=recipients]')?.focus()
  }, [asks])
  const recipients = typed === '' ? addresses : [...addresses, typed]
  const refusal = recipientsRefusal(recipients)
  // An address that is none is said at once, as it stands there; that there is none, once it was to be sent.
  const isShown = isTried || recipientsRefusal(addresses) === 'not-an-address' || refusal === 'too-many'
  const submit = () => {
    if (sending.kind === 'sending') return
    setTried(refusal !== undefined)
    if (refusal !== undefined) return
    setAsks(false)
    onSend()
  }
  return (
    <Surface>
      <Stack gap="large">
        <SendingOutcome sending={sending} />
        {isDone ? (
          <Button
            tone="secondary"
            wide
            onPress={() => {
              onAddresses([], '')
              setAsks(true)
            }}
          >
            {words('confirmation-letter.to-someone-else')}
          </Button>
        ) : (
          <div ref={form}>
            <Form label={words('confirmation-letter.form')} onSubmit={submit}>
              <Stack gap="large">
                <AddressChips
                  addresses={addresses}
                  typed={typed}
                  error={
                    refusal && isShown
                      ? refusal === 'too-many'
                        ? words('confirmation-letter.too-many')
                        : words('field.emails')
                      : undefined
                  }
                  hint={words('confirmation-letter.hint', { most: mostRecipients })}
                  onChange={onAddresses}
                />
                <SendButton
                  isSending={sending.kind === 'sending'}
                  why={
                    refusal === 'too-many'
                      ? words('confirmation-letter.remove-some', {
                          count: recipients.length - mostRecipients,
                        })
                      : undefined
                  }
                >
                  {words('confirmation-letter.send', { letters: Math.max(addresses.length, 1) })}
                </SendButton>
              </Stack>
            </Form>
          </div>
        )}
      </Stack>
    </Surface>
  )
}

function Preview(props: ConfirmationLetterScreenProps) {
  const { preview, reader, addresses, ownAddress, onReader, onTryAgain } = props
  const words = useLaterWords()
  const subject = valueIn(preview)?.subject
  const hasOthers = addresses.some((address) => !isSameAddress(address, ownAddress))
  return (
    <Stack gap="medium" as="section">
      <div>
        <Heading level={2} look="lead">
          {words('confirmation-letter.preview')}
        </Heading>
        {subject !== undefined && (
          <Text look="small" tone="muted">
            {inLine(
              words('confirmation-letter.subject', { subject: subject.replaceAll(' · ', dot) }),
              wholeCodes,
            )}
          </Text>
        )}
      </div>
      {(hasOthers || reader === 'other') && ownAddress !== '' && (
        <SelectField
          label={words('confirmation-letter.reader')}
          name="reader"
          value={reader}
          options={[
            { value: 'own', label: ownAddress },
            { value: 'other', label: words('confirmation-letter.reader-other') },
          ]}
          hint={reader === 'other' ? words('confirmation-letter.initials') : undefined}
          onChange={(value) => onReader(value === 'own' ? 'own' : 'other')}
        />
      )}
      <Loaded
        of={preview}
        label={words('confirmation-letter.preview-loading')}
        shape={
          <>
            <Skeleton shape="scene" />
            <SheetShape parts={4} />
          </>
        }
        onTryAgain={onTryAgain}
      >
        {({ html }) => (
          <>
            <Mail html={html} label={words('confirmation-letter.preview')} />
            <Text look="small" tone="muted">
              {words('confirmation-letter.attached')}
            </Text>
          </>
        )}
      </Loaded>
    </Stack>
  )
}
