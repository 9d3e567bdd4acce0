import {
  answerTo,
  type CancellationReason,
  type CancelQuote,
  type Reservation,
  type RetentionOffer,
  retentionOfferFor,
  sequelOf,
} from '@veranda/domain'
import type { CancellationPage } from '../../guards/require-cancellation-page.ts'
import { answersOf, type CancellationDraft } from '../../state/cancellation-draft.ts'

/** What the pages of the details are about. */
export type Details = {
  readonly tree: readonly CancellationReason[]
  readonly draft: CancellationDraft
  readonly quote: CancelQuote
  readonly reservation: Pick<Reservation, 'actions'>
}

/** The first page from the requested one on that has a question or an offer; `reason` if no reason was given yet. */
export function pageFor(asked: CancellationPage, details: Details): CancellationPage | 'reason' {
  const first = firstReason(details)
  if (!first) return 'reason'
  const leaf = chosenLeaf(details)
  if (!leaf) return 1
  switch (asked) {
    case 1:
      return first.followUps.length > 0 ? 1 : pageFor(2, details)
    case 2:
      return hasMore(leaf, details) ? 2 : 3
    case 3:
      return isMoreAnswered(leaf, details) ? 3 : 2
  }
}

/** The page before, whether or not the guest has seen it. */
export function pageBefore(page: CancellationPage, details: Details): CancellationPage | 'reason' {
  const leaf = chosenLeaf(details)
  if (page === 3 && leaf && hasMore(leaf, details)) return 2
  return page > 1 && firstReason(details)?.followUps.length ? 1 : 'reason'
}

export const firstReason = ({ tree, draft }: Pick<Details, 'tree' | 'draft'>) =>
  tree.find(({ code }) => code === draft.answers?.first)

/** The reason that counts: the follow-up where there are some. */
export function chosenLeaf(details: Pick<Details, 'tree' | 'draft'>): CancellationReason | undefined {
  const first = firstReason(details)
  if (!first || first.followUps.length === 0) return first
  return first.followUps.find(({ code }) => code === details.draft.answers?.second)
}

/** The one offer of a reason, where there is something to offer. */
export const offerOf = (
  leaf: CancellationReason,
  { reservation, quote }: Pick<Details, 'reservation' | 'quote'>,
): RetentionOffer | undefined => retentionOfferFor(leaf, quote.change, reservation)

/** The detail that the reason asks for, as typed. */
export function detailOf({ needs }: CancellationReason, { draft }: Pick<Details, 'draft'>): string {
  return needs === 'nothing' ? '' : (answersOf(draft.answers)[answerTo[needs]] ?? '')
}

const hasMore = (leaf: CancellationReason, details: Details): boolean =>
  leaf.needs !== 'nothing' || isReviewed(leaf, details) || offerOf(leaf, details) !== undefined

/** Whether the team decides: never where nothing would be charged. */
export const isReviewed = (leaf: CancellationReason, { quote }: Pick<Details, 'quote'>): boolean =>
  sequelOf(leaf, quote.change) === 'review'

/** A review requires only what the team needs to decide. */
function isMoreAnswered(leaf: CancellationReason, details: Details): boolean {
  const isAnnounced = leaf.needs === 'nothing' || detailOf(leaf, details).trim() !== ''
  const { offer, supportingDocuments = [] } = details.draft
  const isAnswered = offerOf(leaf, details) === undefined || offer !== undefined
  return isAnnounced && isAnswered && (offer !== 'waiver' || supportingDocuments.length > 0)
}
