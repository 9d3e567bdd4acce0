import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { EvenChoice } from '../../patterns/even-choice/index.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { DetailField } from './detail-field.tsx'
import type { Offer } from './details-page.ts'
import { type MoreProps, ProofPart } from './more.tsx'

/** The one offer of a reason. Saying no is one press, of the same weight as saying yes. */
export function MoreOffer(props: MoreProps & { readonly offer: Offer }) {
  const { page, offer, onDetail, onOfferAccepted, onOfferDeclined } = props
  const words = useLaterWords()
  return (
    <Surface as="section">
      <Stack gap="medium">
        <Text>{words(`cancel-details.${offer.kind}-body`)}</Text>
        {offer.kind === 'credit' && <Credit offer={offer} />}
        <DetailField detail={page.detail} onDetail={onDetail} />
        <ProofPart {...props} />
        <Trouble {...props} />
        <EvenChoice
          label={words(`cancel-details.${offer.kind}-title`)}
          answers={[
            {
              key: 'accept',
              label: words(`cancel-details.${offer.kind}-accept`),
              busy: page.going === 'accepted',
              onPress: onOfferAccepted,
            },
            {
              key: 'decline',
              label: words('cancel-details.no-thanks'),
              busy: page.going === 'declined',
              onPress: onOfferDeclined,
            },
          ]}
        />
      </Stack>
    </Surface>
  )
}

/** Why the offer could not be taken up. Nothing was cancelled. */
function Trouble({ page: { trouble }, help }: MoreProps) {
  const words = useLaterWords()
  if (!trouble) return null
  if (trouble.kind === 'failed') return <FailureNotice failure={trouble.failure} help={help} />
  return (
    <Notice tone="info" title={words('cancel-details.price-match-open-title')}>
      {words('cancel-details.price-match-open-body')}
    </Notice>
  )
}

/** Both sides of the choice in figures: what a credit is worth, and what money would come back. */
function Credit({ offer }: { readonly offer: Extract<Offer, { readonly kind: 'credit' }> }) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const { amount, refund, validUntil } = offer
  return (
    <PriceLines
      lines={[
        {
          label: words('cancel-details.credit-worth'),
          text: money.exact(amount),
          note: words('cancel-details.credit-until', { date: dates.day(validUntil) }),
        },
        {
          label: words('cancel-details.credit-or-money'),
          text: money.exact(refund),
          note: refund.amount < amount.amount ? words('cancel-details.credit-not-money') : undefined,
        },
      ]}
    />
  )
}
