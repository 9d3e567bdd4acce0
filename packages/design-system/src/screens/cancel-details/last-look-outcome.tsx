import { minus } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { CancelTrouble } from '../../patterns/cancel-trouble/index.ts'
import { HelpContact } from '../../patterns/help-contact/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
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
          <CallUs {...props} />
        </Announcement>
      )
  }
}

type Of<Kind extends CancelProgress['kind']> = Extract<CancelProgress, { readonly kind: Kind }>

/** The sums are fresh ones: what came back before, what does now, the difference. */
function Renewed({ page, renewed }: LastLookProps & { readonly renewed: Of<'renewed'> }) {
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  const { before, because } = renewed
  const after = page.quote.change
  const difference = minus(after.refund, before.refund)
  const title = words(`cancellation-sums.renewed-${because}`)
  const isSame = difference.amount === 0 && before.outstanding.amount === after.outstanding.amount
  if (isSame) {
    return (
      <Notice tone="info" title={title}>
        {words('cancel-details.renewed-same', { refund: money.exact(after.refund) })}
      </Notice>
    )
  }
  return (
    <Notice tone="caution" title={title}>
      <Stack gap="tiny">
        <p>{words('cancellation-sums.renewed-body')}</p>
        <PriceLines
          lines={[
            { label: words('cancel-details.came-back'), text: money.exact(before.refund) },
            { label: words('cancel-details.comes-back-now'), text: money.exact(after.refund) },
            {
              label: words('price-change.difference'),
              text: signed(difference),
              tone: difference.amount > 0 ? 'positive' : 'ink',
              emphasis: true,
            },
          ]}
        />
      </Stack>
    </Notice>
  )
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
function CallUs({ reservation, help }: LastLookProps) {
  const words = useLaterWords()
  return (
    <Notice
      tone="negative"
      title={words('cancel-details.call-us-title')}
      action={<HelpContact help={help} />}
    >
      {wholeCodes(words('cancel-details.call-us-body', { code: reservation.reservationCode }))}
    </Notice>
  )
}
