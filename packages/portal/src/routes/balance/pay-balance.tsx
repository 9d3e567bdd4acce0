import { BalanceScreen } from '@veranda/design-system/screens/balance'
import { type Reservation, today, whyNotBeforeArrival, zero } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useVariant } from '../../layout/use-variant.ts'
import { letterOf } from '../../letter-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import { CardFieldPart } from '../change-payment/card-field-part.tsx'
import type { CardFieldHandle } from '../change-payment/card-typed.ts'
import { useCardRemoval } from '../change-payment/use-card-removal.ts'
import { useBalance } from './use-balance.ts'

export function PayBalance({ reservation }: { readonly reservation: Reservation }) {
  const portal = usePortal()
  const navigate = useNavigate()
  const goTo = useGoTo()
  const { brand } = useVariant()
  const { locale } = useAtomValue(wordsAtom)
  const chosen = useAtomValue(currencyAtom)
  const field = useRef<CardFieldHandle>(null)
  const flow = useBalance({
    reservation,
    onDone: () => navigate(paths.balancePaid, { replace: true }),
  })
  // The last page of a change leads here for the automatic charge.
  const isWanted = new URLSearchParams(useLocation().search).get('when') === 'automatic'
  const wanted = isWanted && offersLater(reservation, portal.now()) ? ('automatic' as const) : undefined
  const cardRemoval = useCardRemoval(reservation, flow.withoutCard)
  const hrefOf = (name: 'terms' | 'privacy') => brand.footer.links.find(({ label }) => label === name)?.href
  const clock = () => new Date(portal.now()).toISOString()
  const [isPayingRest, setIsPayingRest] = useState(false)
  const { page, bill, failure, bank } = flow
  const { awaited, offer } = bank
  const announced = awaited &&
    page &&
    !isPayingRest && {
      kind: 'awaited' as const,
      reservation,
      transfer: awaited,
      rest: bill?.due ?? zero(reservation.currency),
      withdrawing: bank.withdrawing,
      ...letterOf(reservation),
    }
  const balance =
    page && bill
      ? {
          kind: 'ready' as const,
          reservation,
          bill,
          clock,
          today: today(reservation.property.timeZone, clock()),
          guestCurrency: guestCurrencyOf(reservation, chosen),
          methods: offer ? ([...page.methods, 'bank-transfer'] as const) : page.methods,
          bankTransfer: offer,
          offersAutomatic: page.offersAutomatic,
          storedCards: page.storedCards,
          cardTypes: page.field.takes,
          cardRemoval,
          timingBefore: flow.timingBefore ?? wanted,
          chosenBefore: flow.chosenBefore,
          pickedBefore: flow.pickedBefore,
          cardField:
            page.field.kind === 'none' ? (
              ('unavailable' as const)
            ) : (
              <CardFieldPart
                field={page.field}
                title={brand.displayName}
                lang={locale}
                countryCode={reservation.market.countryCode}
                handle={field}
              />
            ),
          terms: { ...page.terms, links: { terms: hrefOf('terms'), privacy: hrefOf('privacy') } },
          progress: flow.progress,
        }
      : undefined
  return (
    <BalanceScreen
      balance={announced || (balance ?? (failure ? { kind: 'failed', failure } : { kind: 'loading' }))}
      help={useHelp()}
      reservationHref={paths.reservation}
      onReservation={goTo(paths.reservation)}
      onPay={(decision) =>
        void flow.decide(decision, () => field.current?.tokenise() ?? Promise.resolve(undefined))
      }
      onChallengeCancelled={flow.chooseAgain}
      onTryAgain={() => void flow.tryAgain()}
      onAskBank={() => void flow.askBank()}
      onWithdraw={() => void flow.withdraw()}
      onPayRest={() => setIsPayingRest(true)}
      onReload={() => void loadReservation(portal).then(() => navigate(paths.reservation))}
    />
  )
}

const offersLater = (reservation: Reservation, now: number): boolean =>
  whyNotBeforeArrival(reservation, today(reservation.property.timeZone, new Date(now).toISOString())) ===
  undefined
