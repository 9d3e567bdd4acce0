import type { Detail, DetailsPage, Offer } from '@veranda/design-system/screens/cancel-details'
import {
  answerTo,
  creditOf,
  creditValidUntil,
  type ReasonAnswers,
  type Reservation,
  today,
} from '@veranda/domain'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cancellationDetailsPage } from '../../cancellation-details-page.ts'
import { paths } from '../../paths.ts'
import { type Portal, usePortal } from '../../portal.ts'
import { usualReinstateMinutes } from '../../working-days.ts'
import { type CancellationDraft, cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { chosenLeaf, type Details, detailOf, isReviewed, offerOf } from './details-steps.ts'
import { usePriceMatch } from './use-price-match.ts'
import { useDocuments } from './use-documents.ts'

type Going = Extract<DetailsPage, { readonly kind: 'more' }>['going']

/** Page 2: the reason's question, or its one offer. */
export function useMore(details: Details, reservation: Reservation) {
  const portal = usePortal()
  const navigate = useNavigate()
  const supportingDocuments = useDocuments(reservation)
  const priceMatch = usePriceMatch(reservation)
  const [isMissed, setIsMissed] = useState(false)
  const [isDocumentMissed, setIsDocumentMissed] = useState(false)
  const [going, setGoing] = useState<Going>()
  const leaf = chosenLeaf(details)
  const kind = leaf && offerOf(leaf, details)
  const value = leaf ? detailOf(leaf, details) : ''

  const change = (part: Partial<CancellationDraft>) => {
    const { store } = portal
    store.set(cancellationDraftAtom, { ...store.get(cancellationDraftAtom), ...part })
  }
  /** Whether everything that the reason asks for is filled in. */
  const isAnnounced = (): boolean => {
    const isLacking = leaf?.needs !== 'nothing' && value.trim() === ''
    setIsMissed(isLacking)
    return !isLacking
  }
  const goOn = (offer: CancellationDraft['offer']) => {
    change({ offer })
    return navigate(cancellationDetailsPage(3))
  }
  const accept = async () => {
    if (kind === 'dates') return navigate(paths.changeDates)
    if (!isAnnounced()) return undefined
    if (kind === 'credit') return goOn('credit')
    setGoing('accepted')
    const files = await supportingDocuments.arrived()
    setIsDocumentMissed(files === 0)
    if (files > 0 && kind === 'price-match') await priceMatch.ask()
    setGoing(undefined)
    return files > 0 && kind === 'waiver' ? goOn('waiver') : undefined
  }
  const proceed = async () => {
    if (!isAnnounced()) return undefined
    setGoing('accepted')
    await supportingDocuments.arrived()
    setGoing(undefined)
    return goOn(undefined)
  }
  const wantsDocument = (leaf && isReviewed(leaf, details)) || kind === 'price-match' || kind === 'waiver'
  const isMissing = isDocumentMissed && supportingDocuments.files.length === 0
  const page: DetailsPage = leaf
    ? {
        kind: 'more',
        reason: leaf,
        detail: { needs: leaf.needs, value, isMissed: isMissed && value.trim() === '' } satisfies Detail,
        offer: kind && offerFrom(portal, kind, details, reservation),
        supportingDocument: wantsDocument
          ? { files: supportingDocuments.files, limits: supportingDocuments.limits, isMissed: isMissing }
          : undefined,
        going,
        trouble: priceMatch.trouble,
      }
    : { kind: 'loading' }
  return {
    page,
    ...supportingDocuments,
    onDetail: (typed: string) => {
      if (!leaf || leaf.needs === 'nothing') return
      change({ answers: { ...details.draft.answers, [announcement(leaf.needs)]: typed } })
    },
    onContinue: () => void proceed(),
    onOfferAccepted: () => void accept(),
    onOfferDeclined: () => void (isAnnounced() && goOn('declined')),
  }
}

const announcement = (needs: keyof typeof answerTo): keyof ReasonAnswers => answerTo[needs]

function offerFrom(
  { now }: Pick<Portal, 'now'>,
  kind: Offer['kind'],
  { quote, draft }: Details,
  { property }: Reservation,
): Offer {
  if (kind !== 'credit') return { kind }
  const { change } = quote
  const validUntil = creditValidUntil(today(property.timeZone, new Date(now()).toISOString()))
  return {
    kind,
    amount: creditOf(change),
    refund: change.refund,
    validUntil,
    reinstateMinutes: draft.reinstateMinutes ?? usualReinstateMinutes,
  }
}
