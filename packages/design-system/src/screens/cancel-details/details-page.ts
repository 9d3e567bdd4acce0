import type { Cancellation, CancellationReason, CancelQuote, Money, PlainDate } from '@veranda/domain'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'
import type { DocumentFile, DocumentLimits } from '../../patterns/document-upload/index.ts'

/** One of the three pages of the details. */
export type DetailsPage =
  /** Page 1: the reason has a question of its own. */
  | {
      readonly kind: 'follow-up'
      readonly reason: CancellationReason
      readonly secondAnswer?: string | undefined
    }
  /** Page 2: what the reason wants to be told, and the one offer, where it has one. */
  | {
      readonly kind: 'more'
      readonly reason: CancellationReason
      readonly detail: Detail
      readonly offer?: Offer | undefined
      /** A document may come along: with the price match, or for the team that decides. */
      readonly supportingDocument?: SupportingDocument | undefined
      /** The guest answered, the next page is on its way. */
      readonly going?: 'accepted' | 'declined' | undefined
      /** The price match could not be asked for. */
      readonly trouble?: OfferTrouble | undefined
    }
  /** Page 3: what goes, what stays, the money, and the one press that does it. */
  | {
      readonly kind: 'last-look'
      readonly quote: CancelQuote
      /** What the press will do: cancel, or send a request. */
      readonly ending: Ending
      /** In the guest's words or the service's. */
      readonly reason: string
      readonly reinstateMinutes: number
      readonly progress: CancelProgress
    }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

export type OfferTrouble =
  | { readonly kind: 'price-match-open' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

/** What page 2 asks for, as typed so far. */
export type Detail = {
  readonly needs: CancellationReason['needs']
  readonly value: string
  /** The guest went on without it. */
  readonly isMissed?: boolean | undefined
}

export type Offer =
  | { readonly kind: 'dates' }
  | { readonly kind: 'price-match' }
  /** A document may move the team to waive the penalty. */
  | { readonly kind: 'waiver' }
  | {
      readonly kind: 'credit'
      readonly amount: Money
      readonly refund: Money
      readonly validUntil: PlainDate
      /** For how many minutes a cancellation can be reinstated, once confirmed. */
      readonly reinstateMinutes: number
    }

export type SupportingDocument = {
  readonly files: readonly DocumentFile[]
  readonly limits: DocumentLimits
  /** Accepting needs a document, and there is none yet. */
  readonly isMissed?: boolean | undefined
}

export type Ending =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'under-review' }
  | { readonly kind: 'credited'; readonly amount: Money; readonly validUntil: PlainDate }

export type CancelProgress =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'confirming' }
  | { readonly kind: 'renewed'; readonly because: Renewal; readonly before: Cancellation }
  | { readonly kind: 'refused'; readonly refusal: CancelRefusal }
  /** The answer was lost: pressing again is safe. `refund`: the fresh amounts were, and nothing was pressed. */
  | { readonly kind: 'failed'; readonly failure: ShownFailure; readonly what?: 'refund' | undefined }
  /** The hotel's system could not cancel: the guest is asked to call. */
  | { readonly kind: 'call-us' }

export type Renewal = 'expired' | 'price-moved' | 'superseded' | 'reservation-changed'

/** Why the service does not cancel, where there is no fresh quote to show. */
export const cancelRefusals = [
  'quote-not-found',
  'policy-not-accepted',
  'reason-missing',
  'reason-not-known',
  'details-missing',
  'main-room-stays',
  'all-rooms-together',
  'no-rooms-left',
  'no-such-room',
  'action-not-allowed',
  'offer-not-available',
  'document-not-found',
] as const
export type CancelRefusal = (typeof cancelRefusals)[number]

/** The page on which each refusal can be remedied. */
export type CancelPageName = 'policies' | 'reason' | 'more' | 'reservation'
export const remedyOf: Readonly<Record<CancelRefusal, CancelPageName>> = {
  'quote-not-found': 'policies',
  'policy-not-accepted': 'policies',
  'reason-missing': 'reason',
  'reason-not-known': 'reason',
  'details-missing': 'more',
  'main-room-stays': 'policies',
  'all-rooms-together': 'policies',
  'no-rooms-left': 'reservation',
  'no-such-room': 'policies',
  'action-not-allowed': 'reservation',
  'offer-not-available': 'more',
  'document-not-found': 'more',
}
