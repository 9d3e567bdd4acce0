import { ChangePaymentScreen } from '@veranda/design-system/screens/change-payment'
import {
  balanceAfter,
  type ChangePurpose,
  type Reservation,
  type Stay,
  type StayQuote,
} from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { changeFlow } from '../../change-flows.ts'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useVariant } from '../../layout/use-variant.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { changeDraftAtom, selectionIn } from '../../state/change-draft.ts'
import { wordsAtom } from '../../state/locale.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import type { PaymentPage } from '../../tasks/load-payment-page.ts'
import { quoteChange } from '../../tasks/quote-change.ts'
import { CardFieldPart } from './card-field-part.tsx'
import type { CardFieldHandle } from './card-typed.ts'
import { useCardRemoval } from './use-card-removal.ts'
import { useChangePayment } from './use-change-payment.ts'

type Props = {
  readonly reservation: Reservation
  readonly purpose: ChangePurpose
  readonly quote: StayQuote
}

export function PayForChange({ reservation, purpose, quote }: Props) {
  const portal = usePortal()
  const navigate = useNavigate()
  const goTo = useGoTo()
  const { brand } = useVariant()
  const { locale } = useAtomValue(wordsAtom)
  const chosen = useAtomValue(currencyAtom)
  const field = useRef<CardFieldHandle>(null)
  const { start, done } = changeFlow(purpose)
  const flow = useChangePayment({
    reservation,
    purpose,
    quote,
    onDone: () => navigate(done, { replace: true }),
  })
  const cardRemoval = useCardRemoval(reservation, flow.withoutCard)
  const hrefOf = (name: 'terms' | 'privacy') => brand.footer.links.find(({ label }) => label === name)?.href
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
    methods: flow.page.methods,
    storedCards: flow.page.storedCards,
    cardTypes: flow.page.field.takes,
    cardRemoval,
    automatic: automaticOf(reservation, quote, flow.page),
    whenBefore: flow.whenBefore,
    chosenBefore: flow.chosenBefore,
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
    terms: { ...flow.page.terms, links: { terms: hrefOf('terms'), privacy: hrefOf('privacy') } },
    progress: flow.progress,
  }
  const choose = async (stay: Stay) => {
    const { promotionCode: _, ...selection } = selectionIn(portal.store.get(changeDraftAtom(purpose)))
    await quoteChange(portal, purpose, { ...selection, stay })
    await navigate(start)
  }
  return (
    <ChangePaymentScreen
      payment={bill ?? (flow.failure ? { kind: 'failed', failure: flow.failure } : { kind: 'loading' })}
      help={useHelp()}
      backHref={start}
      onBack={goTo(start)}
      reservationHref={paths.reservation}
      onReservation={goTo(paths.reservation)}
      onPay={(by, when) =>
        void flow.pay(by, when, () => field.current?.tokenise() ?? Promise.resolve(undefined))
      }
      onChallengeCancelled={flow.chooseAgain}
      onExpired={() => void flow.renew()}
      onStayChosen={(stay) => void choose(stay)}
      onTryAgain={() => void flow.tryAgain()}
      onAskBank={() => void flow.askBank()}
      onReload={() => void loadReservation(portal).then(() => navigate(paths.reservation))}
    />
  )
}

/** The balance with this change, where its guest may leave it to an automatic charge. */
function automaticOf(
  reservation: Reservation,
  { change: { settlement } }: StayQuote,
  { offersAutomatic, field }: PaymentPage,
) {
  if (!offersAutomatic || field.kind === 'none' || settlement.kind !== 'to-pay') return undefined
  const { dueBy: on, timings } = settlement
  return on && timings.includes('before-arrival')
    ? { on, amount: balanceAfter(reservation, settlement) }
    : undefined
}
