import { ChangeDatesScreen } from '@veranda/design-system/screens/change-dates'
import type { PaymentTiming, Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useWay } from '../../layout/use-way.ts'
import { changeFlow } from '../../change-flows.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { rateBoardAtom } from '../../state/rate-board.ts'
import { startChangePayment } from '../../tasks/start-change-payment.ts'
import { useCompare } from '../change/use-compare.ts'
import { useConsent } from '../change/use-consent.ts'
import { useDateChange } from './use-date-change.ts'

const { payment, done } = changeFlow('change-dates')

/** Other dates for the stay: choosing, the price, confirming. */
export default function ChangeDatesRoute({ reservation }: { readonly reservation: Reservation }) {
  const portal = usePortal()
  const navigate = useNavigate()
  const way = useWay()
  const help = useHelp()
  const board = useAtomValue(rateBoardAtom)
  const chosen = useAtomValue(currencyAtom)
  const [view, setView] = useState<'calendar' | 'list'>('calendar')
  const [timing, setTiming] = useState<PaymentTiming>('now')
  const flow = useDateChange(reservation, () => navigate(done, { replace: true }))
  const onCompare = useCompare('change-dates')
  const { consent, asks } = useConsent(flow.state.kind === 'quoted' ? flow.state.quote.quoteId : undefined)
  const goOn = (agreed: PaymentTiming | undefined) => {
    if (asks(agreed)) return undefined
    if (agreed !== 'now') return flow.confirm(agreed)
    startChangePayment(portal, reservation, 'change-dates')
    return navigate(payment)
  }
  return (
    <ChangeDatesScreen
      reservation={reservation}
      board={board}
      state={flow.state}
      clock={() => new Date(portal.now()).toISOString()}
      help={help}
      guestCurrency={guestCurrencyOf(reservation, chosen)}
      view={view}
      promotion={flow.promotion}
      timing={timing}
      consent={consent}
      backHref={paths.reservation}
      onBack={way(paths.reservation)}
      onViewChange={setView}
      onStay={(stay) => void flow.choose(stay)}
      onClear={flow.clear}
      onPromotion={(code) => void flow.promote(code)}
      onPlaces={(places) => void flow.place(places)}
      onTiming={setTiming}
      onContinue={(agreed) => void goOn(agreed)}
      onQuoteExpired={() => void flow.renew()}
      onTryAgain={() => void flow.tryAgain()}
      onCompare={onCompare}
    />
  )
}
