import { describe, expect, test } from 'vitest'
import { aCancellation, aReservation, aRoom } from '../testing/index.ts'
import { money } from '../money/index.ts'
import type { AllowedAction } from '../reservation/index.ts'
import {
  cancellationOutcomeOf,
  type OfferAnswer,
  type ReasonSequel,
  reasonSequels,
  type RetentionOffer,
  retentionOfferFor,
} from './index.ts'

const free = aCancellation()
/** Six days before arrival two nights are retained. */
const costly = aCancellation({ at: '2027-03-08T12:00:00Z' })
const unpaid = aCancellation({ reservation: aReservation({ rooms: [aRoom({ paid: money(0, 'USD') })] }) })
const open: { readonly actions: readonly AllowedAction[] } = {
  actions: [{ name: 'change-dates', allowed: true }],
}
const closed: typeof open = {
  actions: [{ name: 'change-dates', allowed: false, reason: 'not-every-room-refundable' }],
}

describe('which offer a guest gets', () => {
  test.each<[ReasonSequel, typeof free, typeof open, RetentionOffer | undefined]>([
    ['cancel', costly, open, undefined],
    ['review', costly, open, undefined],
    ['offer-dates', free, open, 'dates'],
    ['offer-dates', free, closed, undefined],
    ['offer-price-match', free, open, 'price-match'],
    ['offer-credit', free, open, 'credit'],
    ['offer-credit', unpaid, open, undefined],
    ['offer-waiver', costly, open, 'waiver'],
    ['offer-waiver', free, open, undefined],
  ])('a reason that follows with %s', (follows, cancellation, reservation, offer) => {
    expect(retentionOfferFor({ follows }, cancellation, reservation)).toBe(offer)
  })
})

describe('a confirmed cancellation ends', () => {
  const ending = (
    follows: ReasonSequel,
    cancellation: typeof free,
    offer: OfferAnswer | undefined,
    supportingDocuments: number,
  ) => {
    const outcome = cancellationOutcomeOf({ follows }, cancellation, { offer, supportingDocuments })
    return outcome.ok ? outcome.value : outcome.refusal
  }

  test.each<[ReasonSequel, typeof free, OfferAnswer | undefined, number, string]>([
    ['cancel', costly, undefined, 0, 'cancelled'],
    ['review', costly, undefined, 0, 'under-review'],
    ['review', free, undefined, 0, 'cancelled'],
    ['cancel', costly, undefined, 1, 'under-review'],
    ['cancel', free, undefined, 1, 'cancelled'],
    ['offer-waiver', costly, 'waiver', 1, 'under-review'],
    ['offer-waiver', costly, 'waiver', 0, 'details-missing'],
    ['offer-waiver', free, 'waiver', 1, 'offer-not-available'],
    ['offer-waiver', free, 'declined', 0, 'cancelled'],
    ['offer-credit', costly, 'credit', 0, 'credited'],
    ['offer-credit', unpaid, 'credit', 0, 'offer-not-available'],
    ['offer-dates', costly, 'credit', 0, 'offer-not-available'],
    ['cancel', costly, 'declined', 0, 'offer-not-available'],
  ])('after %s', (follows, cancellation, offer, supportingDocuments, end) => {
    expect(ending(follows, cancellation, offer, supportingDocuments)).toBe(end)
  })

  test.each(reasonSequels)('without an offer or a document according to %s', (follows) => {
    expect(ending(follows, costly, undefined, 0)).toBe(follows === 'review' ? 'under-review' : 'cancelled')
  })
})
