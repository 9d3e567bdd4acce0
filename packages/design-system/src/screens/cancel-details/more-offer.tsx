import { isZero } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { EvenChoice } from '../../patterns/even-choice/index.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { Answers } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { DetailField } from './detail-field.tsx'
import { type Offer, wantsCredit } from './details-page.ts'
import { type MoreProps, DocumentPart } from './more.tsx'

type CreditOffer = Extract<Offer, { readonly kind: 'credit' }>

/** The one offer of a reason. Saying no is one press, of the same weight as saying yes. */
export function MoreOffer(props: MoreProps & { readonly offer: Offer }) {
  const { page, offer, onDetail, onOfferAccepted, onOfferDeclined } = props
  const words = useLaterWords()
  return (
    <Surface as="section">
      <Stack gap="medium">
        {offer.kind === 'credit' ? (
          <CreditTerms offer={offer} />
        ) : (
          <Text>{words(`cancel-details.${offer.kind}-body`)}</Text>
        )}
        <DetailField detail={page.detail} onDetail={onDetail} />
        <DocumentPart {...props} />
        <Trouble {...props} />
        {offer.kind === 'credit' ? (
          <CreditChoice {...props} offer={offer} />
        ) : (
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
        )}
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

/** Until when and how a credit is used, and what it is not; its worth the title and both answers say. */
function CreditTerms({ offer }: { readonly offer: CreditOffer }) {
  const words = useLaterWords()
  const dates = useDates()
  const { amount, refund, validUntil } = offer
  return (
    <>
      <Text>{words('cancel-details.credit-nothing-yet')}</Text>
      <Text>{words('cancel-details.credit-body')}</Text>
      <Text look="small" tone="muted">
        {words('cancel-details.credit-use', { date: dates.day(validUntil) })}
      </Text>
      <Text>
        {words(
          refund.amount < amount.amount ? 'cancel-details.credit-not-money' : 'cancel-details.credit-same',
        )}
      </Text>
    </>
  )
}

/** What is taken and what is given up instead, each with its sum. */
function CreditChoice({
  page,
  offer,
  onOfferAccepted,
  onOfferDeclined,
}: MoreProps & { readonly offer: CreditOffer }) {
  const words = useLaterWords()
  const money = useMoney()
  const { amount, refund } = offer
  const accept = words('cancel-details.credit-accept', { amount: money.exact(amount) })
  const decline = isZero(refund)
    ? words('cancel-details.no-thanks')
    : words('cancel-details.credit-decline', { amount: money.exact(refund) })
  const isAccepted = page.going === 'accepted'
  const isDeclined = page.going === 'declined'
  // Who came for a credit is led to it; to anybody else it is an offer.
  return wantsCredit(page.reason) ? (
    <Answers>
      <Button tone="primary" wide busy={isAccepted} onPress={onOfferAccepted}>
        {accept}
      </Button>
      <Button tone="secondary" wide busy={isDeclined} onPress={onOfferDeclined}>
        {decline}
      </Button>
    </Answers>
  ) : (
    <EvenChoice
      label={words('cancel-details.credit-title', { amount: money.exact(amount) })}
      answers={[
        { key: 'accept', label: accept, busy: isAccepted, onPress: onOfferAccepted },
        { key: 'decline', label: decline, busy: isDeclined, onPress: onOfferDeclined },
      ]}
    />
  )
}
