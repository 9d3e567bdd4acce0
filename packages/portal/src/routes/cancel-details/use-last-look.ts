import type { cancelRooms as cancelRoomsCall, Failure } from '@veranda/contract'
import type {
  CancelPageName,
  CancelProgress,
  DetailsPage,
  Ending,
  Renewal,
} from '@veranda/design-system/screens/cancel-details'
import { cancellationOutcomeOf, creditOf, creditValidUntil, type Reservation, today } from '@veranda/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { cancellationDetailsPage } from '../../cancellation-details-page.ts'
import { paths } from '../../paths.ts'
import { type Portal, usePortal } from '../../portal.ts'
import { isGood } from '../../state/stored-quote.ts'
import { stayIn } from '../../state/reservation.ts'
import { cancelRooms } from '../../tasks/cancel-rooms.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import { keepCancelQuote, quoteCancellation } from '../../tasks/quote-cancellation.ts'
import { usualReinstateMinutes } from '../../working-days.ts'
import { chosenLeaf, type Details, detailOf, offerOf } from './details-steps.ts'
import { freshIn, progressAfterNo, renewalAfter } from './progress-after-no.ts'

/** Page 3: the press that cancels, and every way it can end. Nothing but that press cancels anything. */
export function useLastLook(details: Details, reservation: Reservation) {
  const portal = usePortal()
  const { store } = portal
  const navigate = useNavigate()
  const { quote, draft } = details
  const leaf = chosenLeaf(details)
  const [progress, setProgress] = useState<CancelProgress>({ kind: 'choosing' })

  const renew = async (because: Renewal): Promise<void> => {
    const stay = stayIn(store)
    if (!stay) return
    const answer = await quoteCancellation(portal, stay, draft.roomNumbers ?? [], 'keep')
    if (answer.ok) return setProgress({ kind: 'renewed', because, before: quote.change })
    const after = progressAfterNo(answer.refusal, { kind: 'choosing' })
    setProgress(after.kind === 'failed' ? { ...after, what: 'refund' } : after)
  }

  const afterNo = async (failure: Failure<typeof cancelRoomsCall>, before: CancelProgress): Promise<void> => {
    const because = renewalAfter(failure)
    if (!because) return setProgress(progressAfterNo(failure, before))
    const fresh = freshIn(failure)
    if (fresh) {
      keepCancelQuote(portal, reservation, fresh)
      return setProgress({ kind: 'renewed', because, before: quote.change })
    }
    if (because === 'reservation-changed') await loadReservation(portal)
    return renew(because)
  }

  const confirm = async (): Promise<unknown> => {
    if (!leaf) return undefined
    setProgress({ kind: 'confirming' })
    const answer = await cancelRooms(portal, leaf)
    if (answer.ok) return navigate(paths.cancelled, { replace: true })
    return afterNo(answer.refusal, progress)
  }

  const begin = useEffectEvent(async (): Promise<void> => {
    if (draft.version !== reservation.version) return renew('reservation-changed')
    if (!isGood(portal, draft, quote)) return renew('expired')
  })
  useEffect(() => {
    const soon = setTimeout(() => void begin())
    return () => clearTimeout(soon)
  }, [])

  const remedies: Readonly<Record<CancelPageName, string>> = {
    policies: paths.cancellationPolicies,
    reason: paths.cancellationReason,
    more: cancellationDetailsPage(2),
    reservation: paths.reservation,
  }
  const page: DetailsPage = leaf
    ? {
        kind: 'last-look',
        quote,
        ending: endingOf(portal, details, reservation),
        reason: leaf.needs === 'free-text' ? detailOf(leaf, details) : leaf.label,
        reinstateMinutes: draft.reinstateMinutes ?? usualReinstateMinutes,
        progress,
      }
    : { kind: 'loading' }
  return {
    page,
    onCancel: () => void confirm(),
    onQuoteExpired: () => void renew('expired'),
    onRemedy: async (to: CancelPageName) => {
      if (to === 'reservation') await loadReservation(portal)
      await navigate(remedies[to])
    },
    // The answer to the press was not heard: it is asked for again, not a price.
    onTryAgain: () =>
      void (progress.kind === 'failed' && progress.what === 'refund' ? renew('expired') : confirm()),
  }
}

/** What the press will do: cancel, or send a request. */
function endingOf({ now }: Pick<Portal, 'now'>, details: Details, { property }: Reservation): Ending {
  const { draft, quote } = details
  const leaf = chosenLeaf(details)
  const offer = leaf && offerOf(leaf, details) ? draft.offer : undefined
  const supportingDocuments = offer === 'waiver' ? (draft.supportingDocuments ?? []).length : 0
  const outcome = leaf && cancellationOutcomeOf(leaf, quote.change, { offer, supportingDocuments })
  if (!outcome?.ok) return { kind: 'cancelled' }
  if (outcome.value !== 'credited') return { kind: outcome.value }
  const validUntil = creditValidUntil(today(property.timeZone, new Date(now()).toISOString()))
  return { kind: 'credited', amount: creditOf(quote.change), validUntil }
}
