import { ChangeDatesPaymentScreen } from '@veranda/design-system/screens/change-dates-payment'
import type { StayQuote, Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useVariant } from '../../layout/use-variant.ts'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import { quoteDates } from '../../tasks/quote-dates.ts'
import { CardFieldPart } from './card-field-part.tsx'
import type { CardFieldHandle } from './card-typed.ts'
import { useDatesPayment } from './use-dates-payment.ts'

type Props = { readonly reservation: Reservation; readonly quote: StayQuote }

export function PayForDates({ reservation, quote }: Props) {
  const portal = usePortal()
  const navigate = useNavigate()
  const way = useWay()
  const { brand } = useVariant()
  const { locale } = useAtomValue(wordsAtom)
  const chosen = useAtomValue(currencyAtom)
  const field = useRef<CardFieldHandle>(null)
  const flow = useDatesPayment(reservation, quote, () => navigate(paths.datesChanged, { replace: true }))
  const { settlement } = quote.change
  const amount = settlement.kind === 'to-pay' ? settlement.amount : quote.change.difference
  const bill = flow.page && {
    kind: 'ready' as const,
    reservation,
    quoteId: quote.quoteId,
    change: quote.change,
    amount,
    expiresAt: quote.expiresAt,
    clock: () => new Date(portal.now()).toISOString(),
    guestCurrency: guestCurrencyOf(reservation, chosen),
    storedCards: flow.page.storedCards,
    cardField:
      flow.page.field.kind === 'none' ? (
        ('unavailable' as const)
      ) : (
        <CardFieldPart
          field={flow.page.field}
          title={brand.displayName}
          lang={locale}
          countryCode={reservation.market.countryCode}
          handle={field}
        />
      ),
    terms: flow.page.terms,
    progress: flow.progress,
  }
  return (
    <ChangeDatesPaymentScreen
      payment={bill ?? (flow.failure ? { kind: 'failed', failure: flow.failure } : { kind: 'loading' })}
      help={useHelp()}
      backHref={paths.changeDates}
      onBack={way(paths.changeDates)}
      reservationHref={paths.reservation}
      onReservation={way(paths.reservation)}
      onPay={(by) => void flow.pay(by, () => field.current?.tokenise() ?? Promise.resolve(undefined))}
      onChallengeCancelled={flow.chooseAgain}
      onExpired={() => void flow.renew()}
      onStayChosen={(stay) => void quoteDates(portal, { stay }).then(() => navigate(paths.changeDates))}
      onTryAgain={() => void flow.tryAgain()}
      onAskBank={() => void flow.askBank()}
      onReload={() => void loadReservation(portal).then(() => navigate(paths.reservation))}
    />
  )
}
