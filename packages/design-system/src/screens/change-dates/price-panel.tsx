import { money, offerFor, plus } from '@veranda/domain'
import { CurrentStay, FailedPrice, PendingPrice, QuotedPrice } from '../../patterns/change-price/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { ChangeDatesScreenProps } from './change-dates-screen.tsx'
import { Refusal } from './refusal.tsx'

/** What the state says of the price. */
export function PricePanel(props: ChangeDatesScreenProps) {
  const { state, promotion } = props
  const words = useLaterWords()
  switch (state.kind) {
    case 'choosing':
    case 'not-allowed':
      return <CurrentStay {...props} hint={words('change-dates.choose-to-see')} />
    case 'quoting':
      return <Quoting {...props} />
    case 'quoted':
      return (
        <QuotedPrice
          {...props}
          {...state}
          promotionCode={promotion.kind === 'none' ? undefined : promotion.code}
        />
      )
    case 'refused':
      return <Refusal {...props} refusal={state.refusal} />
    case 'failed':
      return <FailedPrice {...props} {...state} />
  }
}

/** The rate calendar knows the price already; it is shown faded until the hotel has confirmed it. */
function Quoting({ calendar, stay, reservation, guestCurrency }: ChangeDatesScreenProps) {
  // The reservation's own total, add-ons included: what other dates add to it, or take off, is in the rate calendar.
  const before = reservation.pricing.total
  const offer = calendar && stay && offerFor(calendar, stay)
  const after = offer ? plus(before, money(offer.difference, reservation.currency)) : before
  return <PendingPrice known={{ before, after }} guestCurrency={guestCurrency} />
}
