import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Text } from '../../components/text/index.ts'
import { EvenChoice } from '../../patterns/even-choice/index.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { CreditChoice } from './credit-choice.tsx'
import { DetailField } from './detail-field.tsx'
import type { Offer } from './details-page.ts'
import { type MoreProps, DocumentPart } from './more.tsx'

/** The one offer of a reason. Saying no is one press, of the same weight as saying yes. */
export function MoreOffer(props: MoreProps & { readonly offer: Offer }) {
  const { page, offer, onDetail, onOfferAccepted, onOfferDeclined } = props
  const words = useLaterWords()
  const offered = (
    <Stack gap="medium">
      {offer.kind === 'credit' ? (
        <Text>{words('cancel-details.credit-nothing-yet', { minutes: offer.reinstateMinutes })}</Text>
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
              label: words(`cancel-details.${offer.kind}-decline`),
              busy: page.going === 'declined',
              onPress: onOfferDeclined,
            },
          ]}
        />
      )}
    </Stack>
  )
  // Each of two choices is a card of its own.
  return offer.kind === 'credit' ? offered : <Surface as="section">{offered}</Surface>
}

/** Why the offer could not be taken up. Nothing was cancelled. */
function Trouble({ page: { trouble } }: MoreProps) {
  const words = useLaterWords()
  if (!trouble) return null
  if (trouble.kind === 'failed') return <FailureNotice failure={trouble.failure} />
  return (
    <Notice tone="info" title={words('cancel-details.price-match-open-title')}>
      {words('cancel-details.price-match-open-body')}
    </Notice>
  )
}
