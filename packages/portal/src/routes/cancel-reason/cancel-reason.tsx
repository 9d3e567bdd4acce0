import { CancelReasonScreen } from '@veranda/design-system/screens/cancel-reason'
import { useAtom, useAtomValue } from 'jotai'
import { useNavigate } from 'react-router'
import { cancellationDetailsPage } from '../../cancellation-details-page.ts'
import { useAcceptedQuote, useStay } from '../../guards/behind-gates.ts'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { reasonsOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { currencyAtom } from '../../state/preferences.ts'

/** Why: one press answers and goes on. */
export default function CancelReason() {
  const reservation = useStay()
  const quote = useAcceptedQuote()
  const navigate = useNavigate()
  const goTo = useGoTo()
  const chosen = useAtomValue(currencyAtom)
  const [draft, setDraft] = useAtom(cancellationDraftAtom)
  const { state, again } = useRead(reasonsOf(usePortal()))
  const answer = (first: string) => {
    const { answers, offer, ...rest } = draft ?? {}
    const isSame = answers?.first === first
    // Another reason has other questions; what was typed is kept for who comes back to it.
    setDraft(
      isSame
        ? { ...rest, answers, offer }
        : { ...rest, answers: { ...answers, first, second: undefined }, offer: undefined },
    )
    return navigate(cancellationDetailsPage(1))
  }
  return (
    <CancelReasonScreen
      state={state}
      cancellation={quote.change}
      firstAnswer={draft?.answers?.first}
      help={useHelp()}
      guestCurrency={guestCurrencyOf(reservation, chosen)}
      backHref={paths.cancellationPolicies}
      onBack={goTo(paths.cancellationPolicies)}
      onReason={(code) => void answer(code)}
      onTryAgain={again}
    />
  )
}
