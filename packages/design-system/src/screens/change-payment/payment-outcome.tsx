import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { RefusedPrice } from '../../patterns/change-price/index.ts'
import { FailureNotice, isUnheard } from '../../patterns/failure-notice/index.ts'
import { Declined, Unanswered, Unknown } from '../../patterns/payment/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { PaymentViewProps } from './payment-view.tsx'
import { PriceAnew } from './price-anew.tsx'
import { ChooseElse, SoldOut } from './sold-out.tsx'

/** What came of paying, where it is not simply going on. */
export function PaymentOutcome(props: PaymentViewProps) {
  const { bill, onTryAgain } = props
  const { progress } = bill
  switch (progress.kind) {
    case 'choosing':
    case 'paying':
    case 'challenge':
      return null
    case 'declined':
      return (
        <Announcement>
          <Declined reason={progress.reason} />
        </Announcement>
      )
    case 'unanswered':
      return (
        <Announcement>
          <Unanswered by={bill.chosenBefore} />
        </Announcement>
      )
    case 'unknown':
      return (
        <Announcement>
          <Unknown {...props} />
        </Announcement>
      )
    case 'failed':
      return (
        <Announcement>
          <Stack gap="medium">
            <FailureNotice failure={progress.failure} onTryAgain={onTryAgain} />
            {isUnheard(progress.failure) && <RepeatIsSafe />}
          </Stack>
        </Announcement>
      )
    case 'refused':
      return (
        <Announcement key={bill.quoteId}>
          <Refused {...props} />
        </Announcement>
      )
  }
}

function Refused(props: PaymentViewProps) {
  const { bill, onReload } = props
  const words = useLaterWords()
  if (bill.progress.kind !== 'refused') return null
  const { refusal } = bill.progress
  switch (refusal.kind) {
    case 'price-moved':
    case 'quote-expired':
      return <PriceAnew bill={bill} was={refusal.was} isExpired={refusal.kind === 'quote-expired'} />
    case 'sold-out':
      return <SoldOut {...props} refusal={refusal} />
    case 'not-possible':
      return (
        <Stack gap="medium">
          <RefusedPrice
            reservation={bill.reservation}
            refusal={refusal.why}
            rooms={bill.change.rooms}
            onTryAgain={onReload}
          />
          <ChooseElse {...props} />
        </Stack>
      )
    case 'card-expires-first':
      return (
        <Notice tone="caution" title={words('balance.card-expires-first-title')}>
          {words('balance.card-expires-first-body')}
        </Notice>
      )
    case 'charge-under-way':
      return (
        <Notice
          tone="caution"
          title={words('balance.charge-under-way-title')}
          action={
            <Button tone="primary" onPress={onReload}>
              {words('change-payment.reload')}
            </Button>
          }
        >
          {words('balance.charge-under-way-body')}
        </Notice>
      )
    case 'not-before-arrival':
      return (
        <Notice tone="caution" title={words('change-payment.not-before-arrival-title')}>
          {words('change-payment.not-before-arrival-body')}
        </Notice>
      )
    case 'version-changed':
      return (
        <Notice
          tone="caution"
          title={words('change-payment.version-changed-title')}
          action={
            <Button tone="primary" onPress={onReload}>
              {words('change-payment.reload')}
            </Button>
          }
        >
          {words('change-payment.version-changed-body')}
        </Notice>
      )
  }
}

function RepeatIsSafe() {
  const words = useLaterWords()
  return <Text look="small">{words('change-price.repeat-is-safe')}</Text>
}
