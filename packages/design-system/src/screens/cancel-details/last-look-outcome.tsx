import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { CancelTrouble } from '../../patterns/cancel-trouble/index.ts'
import { RenewedSums } from '../../patterns/cancellation-sums/index.ts'
import { CallUs } from '../../patterns/help-contact/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { wholeCodes } from '../../patterns/words/index.ts'
import { type CancelProgress, remedyOf } from './details-page.ts'
import type { LastLookProps } from './last-look.tsx'

/** What came of the press, where it is not simply done. It has the focus as soon as it is known. */
export function LastLookOutcome(props: LastLookProps) {
  const { progress } = props.page
  switch (progress.kind) {
    case 'choosing':
    case 'confirming':
      return null
    case 'renewed':
      return (
        <Announcement key={props.page.quote.quoteId}>
          <Renewed {...props} renewed={progress} />
        </Announcement>
      )
    case 'refused':
      return (
        <Announcement>
          <Refused {...props} refused={progress} />
        </Announcement>
      )
    case 'failed':
      return (
        <Announcement>
          <CancelTrouble
            what={progress.what ?? 'cancelling'}
            failure={progress.failure}
            help={props.help}
            onTryAgain={props.onTryAgain}
          />
        </Announcement>
      )
    case 'call-us':
      return (
        <Announcement>
          <CallToCancel {...props} />
        </Announcement>
      )
  }
}

type Of<Kind extends CancelProgress['kind']> = Extract<CancelProgress, { readonly kind: Kind }>

function Renewed({ page, renewed }: LastLookProps & { readonly renewed: Of<'renewed'> }) {
  const words = useLaterWords()
  const money = useMoney()
  const after = page.quote.change
  const same = words('cancel-details.renewed-same', { refund: money.exact(after.refund) })
  return <RenewedSums because={renewed.because} before={renewed.before} after={after} same={same} />
}

function Refused({ refused, onRemedy }: LastLookProps & { readonly refused: Of<'refused'> }) {
  const words = useLaterWords()
  const { refusal } = refused
  const page = remedyOf[refusal]
  return (
    <Notice
      tone="negative"
      title={words(`cancel-details.${refusal}-title`)}
      action={
        <Button tone="secondary" size="small" onPress={() => onRemedy(page)}>
          {words(`cancel-details.to-${page}`)}
        </Button>
      }
    >
      <p>{words(`cancel-details.${refusal}-body`)}</p>
      <p>{words('cancel-trouble.nothing-cancelled')}</p>
    </Notice>
  )
}

/** The guest is asked to call; what they chose stays stored for the call and for later. */
function CallToCancel({ reservation, help }: LastLookProps) {
  const words = useLaterWords()
  return (
    <Notice tone="negative" title={words('cancel-details.call-us-title')} action={<CallUs help={help} />}>
      {wholeCodes(words('cancel-details.call-us-body', { code: reservation.reservationCode }))}
    </Notice>
  )
}
