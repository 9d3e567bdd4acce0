import {
  CancelDetailsScreen,
  type CancelDetailsScreenProps,
  type DetailsPage,
} from '@veranda/design-system/screens/cancel-details'
import type { CancelQuote, Reservation } from '@veranda/domain'
import { useAtomValue, useSetAtom } from 'jotai'
import { Navigate, useNavigate, useParams } from 'react-router'
import { cancellationDetailsPage } from '../../cancellation-details-page.ts'
import { type CancellationPage, requireCancellationPage } from '../../guards/require-cancellation-page.ts'
import { useAcceptedQuote, useStay } from '../../guards/behind-gates.ts'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { reasonsOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { type CancellationDraft, cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { workingDays } from '../../working-days.ts'
import { type Details, firstReason, pageBefore, pageFor } from './details-steps.ts'
import { useLastLook } from './use-last-look.ts'
import { useMore } from './use-more.ts'

type Props = {
  readonly reservation: Reservation
  readonly quote: CancelQuote
  readonly draft: CancellationDraft
}

const numbers: ReadonlySet<string | undefined> = new Set([undefined, '1', '2', '3'])

/** The three pages of details: each stands where it has something to ask, and only after the one before. */
export default function CancelDetails() {
  // Without a number in the address the guest goes to the furthest page there is.
  const { pageNumber: asked } = useParams()
  const draft = useAtomValue(cancellationDraftAtom) ?? {}
  const props = { reservation: useStay(), quote: useAcceptedQuote(), draft }
  const { state, again } = useRead(reasonsOf(usePortal()))
  if (!numbers.has(asked)) return <Navigate to={paths.reservation} replace />
  if (state.kind !== 'ready') return <Shown {...props} page={state} onTryAgain={again} backTo="reason" />
  const details: Details = { ...props, tree: state.value }
  const guarded = requireCancellationPage(asked ?? '3', draft.answers, state.value)
  if (guarded.kind === 'sent' && asked !== undefined) return <Navigate to={guarded.to} replace />
  const page = pageFor(guarded.kind === 'passed' ? guarded.value : 2, details)
  if (String(page) !== asked) return <Navigate to={pathOf(page)} replace />
  return <Opened {...props} key={page} details={details} at={page === 'reason' ? 1 : page} />
}

type OpenedProps = Props & { readonly details: Details; readonly at: CancellationPage }

function Opened(props: OpenedProps) {
  switch (props.at) {
    case 1:
      return <FollowUp {...props} />
    case 2:
      return <More {...props} />
    case 3:
      return <LastLook {...props} />
  }
}

function FollowUp(props: OpenedProps) {
  const navigate = useNavigate()
  const { draft, details } = props
  const setDraft = useSetAtom(cancellationDraftAtom)
  const reason = firstReason(details)
  if (!reason) return null
  const answer = (second: string) => {
    const offer = draft.answers?.second === second ? draft.offer : undefined
    setDraft({ ...draft, answers: { ...draft.answers, second }, offer })
    return navigate(cancellationDetailsPage(2))
  }
  return (
    <Shown
      {...props}
      page={{ kind: 'follow-up', reason, secondAnswer: draft.answers?.second }}
      backTo="reason"
      onReason={(code) => void answer(code)}
    />
  )
}

function More(props: OpenedProps) {
  const more = useMore(props.details, props.reservation)
  return <Shown {...props} {...more} backTo={pageBefore(2, props.details)} />
}

function LastLook(props: OpenedProps) {
  const last = useLastLook(props.details, props.reservation)
  return <Shown {...props} {...last} backTo={pageBefore(3, props.details)} />
}

const pathOf = (page: CancellationPage | 'reason'): string =>
  page === 'reason' ? paths.cancellationReason : cancellationDetailsPage(page)

type Handlers = Exclude<Extract<keyof CancelDetailsScreenProps, `on${string}`>, 'onBack' | 'onReservation'>
type ShownProps = Pick<Props, 'reservation' | 'quote'> &
  Partial<Pick<CancelDetailsScreenProps, Handlers>> & {
    readonly page: DetailsPage
    readonly backTo: CancellationPage | 'reason'
  }

const nothing = () => undefined

/** The screen, with what every page of it needs. */
function Shown({ reservation, quote, page, backTo, ...handlers }: ShownProps) {
  const portal = usePortal()
  const goTo = useGoTo()
  const help = useHelp()
  const chosen = useAtomValue(currencyAtom)
  const back = pathOf(backTo)
  return (
    <CancelDetailsScreen
      page={page}
      reservation={reservation}
      cancellation={quote.change}
      refundTo={{ to: quote.refundTo, workingDays }}
      clock={() => new Date(portal.now()).toISOString()}
      help={help}
      guestCurrency={guestCurrencyOf(reservation, chosen)}
      backHref={back}
      onBack={goTo(back)}
      reservationHref={paths.reservation}
      onReservation={goTo(paths.reservation)}
      onReason={handlers.onReason ?? nothing}
      onDetail={handlers.onDetail ?? nothing}
      onFiles={handlers.onFiles ?? nothing}
      onRemoveFile={handlers.onRemoveFile ?? nothing}
      onSendFileAgain={handlers.onSendFileAgain ?? nothing}
      onContinue={handlers.onContinue ?? nothing}
      onOfferAccepted={handlers.onOfferAccepted ?? nothing}
      onOfferDeclined={handlers.onOfferDeclined ?? nothing}
      onCancel={handlers.onCancel ?? nothing}
      onQuoteExpired={handlers.onQuoteExpired ?? nothing}
      onRemedy={handlers.onRemedy ?? nothing}
      onTryAgain={handlers.onTryAgain ?? nothing}
    />
  )
}
