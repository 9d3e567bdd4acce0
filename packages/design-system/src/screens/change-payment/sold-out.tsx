import { changedPartsOf, isOtherRoom } from '@veranda/domain'
import { ButtonLink } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { subjectOf } from '../../patterns/change-price/index.ts'
import { OfferButton } from '../../patterns/stay-offers/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { PaymentRefusal } from './change-payment.ts'
import type { PaymentViewProps } from './payment-view.tsx'

export type SoldOutProps = PaymentViewProps & {
  readonly refusal: Extract<PaymentRefusal, { readonly kind: 'sold-out' }>
}

/** Another guest was faster: which rooms are gone, and the nearest dates on which they are free. */
export function SoldOut(props: SoldOutProps) {
  const { bill, refusal, onStayChosen } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  const moves = changedPartsOf(bill.change).includes('dates')
  const gone = bill.change.rooms.filter(
    (room) => refusal.roomNumbers.includes(room.roomNumber) && (moves || isOtherRoom(room)),
  )
  return (
    <Stack gap="large">
      <Notice tone="negative" title={words('change-payment.sold-out-title')}>
        <Stack gap="tiny">
          {gone.map(({ roomNumber, name }) => (
            <p key={roomNumber}>
              {inLine(words('change-payment.sold-out-room', { room: roomName({ roomNumber, name }) }))}
            </p>
          ))}
          {gone.length === 0 && <p>{words('change-price.sold-out-body')}</p>}
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
                <OfferButton offer={offer} currentTotal={bill.change.currentTotal} onChoose={onStayChosen} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      <ChooseElse {...props} />
    </Stack>
  )
}

/** Back to where it was chosen. */
export function ChooseElse({ bill, backHref, onBack }: PaymentViewProps) {
  const words = useLaterWords()
  const isOfDates = subjectOf(bill.change) === 'dates'
  return (
    <div>
      <ButtonLink tone="secondary" href={backHref} onNavigate={onBack}>
        {words(isOfDates ? 'change-payment.other-dates' : 'change-payment.choose-else')}
      </ButtonLink>
    </div>
  )
}
