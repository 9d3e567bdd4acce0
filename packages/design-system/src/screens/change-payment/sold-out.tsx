import { ButtonLink } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { OfferButton } from '../../patterns/stay-offers/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { PaymentRefusal } from './change-payment.ts'
import type { PaymentViewProps } from './payment-view.tsx'

export type SoldOutProps = PaymentViewProps & {
  readonly refusal: Extract<PaymentRefusal, { readonly kind: 'sold-out' }>
}

/** Somebody was faster: which rooms are gone, and the nearest nights that are not. */
export function SoldOut({ bill, refusal, backHref, onBack, onStayChosen }: SoldOutProps) {
  const words = useLaterWords()
  const gone = bill.change.rooms.filter(({ roomNumber }) => refusal.roomNumbers.includes(roomNumber))
  return (
    <Stack gap="large">
      <Notice tone="negative" title={words('change-payment.sold-out-title')}>
        <Stack gap="tiny">
          {gone.map(({ roomNumber, name }) => (
            <p key={roomNumber}>{words('change-payment.sold-out-room', { roomNumber, name })}</p>
          ))}
          <p>{words('change-payment.nothing-charged')}</p>
        </Stack>
      </Notice>
      {refusal.alternatives.length > 0 && (
        <Stack gap="small" as="section">
          <Heading level={2}>{words('change-payment.nearest')}</Heading>
          <Text tone="muted">{words('change-payment.nearest-lead')}</Text>
          <Stack gap="small" as="ul">
            {refusal.alternatives.map((offer) => (
              <li key={`${offer.stay.arrival}/${offer.stay.departure}`}>
                <OfferButton offer={offer} currency={bill.change.newTotal.currency} onChoose={onStayChosen} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      <div>
        <ButtonLink tone="secondary" href={backHref} onNavigate={onBack}>
          {words('change-payment.choose-else')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
