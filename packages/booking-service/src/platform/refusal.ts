/** A "no" of the service, told as problem details. `refusal` is a stable word clients may know. */
export const refusals = {
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'not-signed-in': { status: 401, title: 'Please sign in' },
  'foreign-origin': { status: 403, title: 'Requests are accepted from our own pages only' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'This method is not allowed' },
  'request-too-large': { status: 413, title: 'The request is too large' },
  'not-json': { status: 415, title: 'Only JSON is accepted' },
  'idempotency-key-needed': { status: 400, title: 'This request needs an idempotency key' },
  'span-too-long': { status: 400, title: 'Too many days at once' },
  'payment-needed': { status: 402, title: 'The difference must be paid' },
  'payment-not-authorised': { status: 402, title: 'The payment was not authorized' },
  'staff-only': { status: 403, title: 'Only the hotel’s staff may do this' },
  'promotion-not-found': { status: 422, title: 'Promo code not found' },
  'quote-not-found': { status: 410, title: 'This quote was not found' },
  'action-not-allowed': { status: 409, title: 'This is not possible right now' },
  'change-not-possible': { status: 422, title: 'This change is not possible' },
  'all-rooms-together': { status: 409, title: 'These rooms can only be cancelled together' },
  'main-room-stays': { status: 409, title: 'The main room can only be cancelled with all other rooms' },
  'no-rooms-left': { status: 409, title: 'Every room has already been cancelled' },
  'price-match-open': { status: 409, title: 'A price match request is already open' },
  'price-not-lower': { status: 422, title: 'A matched price must be lower' },
  'no-request': { status: 409, title: 'There is no open request' },
  'nothing-to-undo': { status: 409, title: 'There is no cancellation to undo' },
  'offer-not-available': { status: 409, title: 'This offer is not available' },
  'undo-too-late': { status: 409, title: 'The cancellation can no longer be undone' },
  'undo-sold-out': { status: 410, title: 'The nights have been booked in the meantime' },
  'policy-not-accepted': { status: 422, title: 'The cancellation policy must be accepted' },
  'no-such-room': { status: 422, title: 'This room is not part of the reservation' },
  'reason-missing': { status: 422, title: 'A reason is required' },
  'reason-not-known': { status: 422, title: 'This reason does not exist' },
  'details-missing': { status: 422, title: 'This reason needs more details' },
  'request-answered': { status: 409, title: 'This request has already been answered' },
  'request-missing': { status: 422, title: 'The request is empty' },
  'room-cancelled': { status: 409, title: 'This room has been cancelled' },
  'guests-not-accepted': { status: 422, title: 'Some guest details are not valid' },
  'too-many-letters': { status: 409, title: 'No more e-mails can be sent today' },
  'link-used-up': { status: 410, title: 'This link is no longer valid' },
  'guests-unchanged': { status: 422, title: 'No changes to the guests' },
  'no-standby': { status: 409, title: 'There is no waitlist request' },
  'standby-over': { status: 409, title: 'It is too late to join the upgrade waitlist' },
  'standby-not-possible': { status: 422, title: 'This waitlist request is not possible' },
  'proof-not-found': { status: 422, title: 'This document was not found' },
  'proof-empty': { status: 422, title: 'The file is empty' },
  'proof-too-large': { status: 413, title: 'The files are too large' },
  'proof-too-many': { status: 422, title: 'Too many files' },
  'proof-bad-name': { status: 422, title: 'This file name is not allowed' },
  'proof-wrong-type': { status: 422, title: 'The file is not a PDF or an image' },
  'proof-broken': { status: 422, title: 'The file is damaged' },
  'proof-too-many-pixels': { status: 422, title: 'The image is too large' },
  'proof-hides-something': { status: 422, title: 'The image contains hidden data' },
  'proof-acts': { status: 422, title: 'The document contains active content' },
  'proof-locked': { status: 422, title: 'The document is locked' },
  'no-challenge-open': { status: 409, title: 'No bank verification is open for this payment' },
  'nothing-to-pay': { status: 409, title: 'There is nothing to pay' },
  'payments-not-configured': { status: 409, title: 'Payments are not available here' },
  'price-moved': { status: 409, title: 'The price has changed' },
  'still-running': { status: 409, title: 'This is already under way' },
  'quote-expired': { status: 410, title: 'The quote has expired' },
  'quote-superseded': { status: 410, title: 'A newer quote has replaced this one' },
  'sold-out': { status: 410, title: 'A room is no longer available' },
  'version-changed': { status: 412, title: 'The reservation has changed in the meantime' },
  'card-not-found': { status: 422, title: 'This card was not found' },
  'idempotency-key-reused': { status: 422, title: 'This key was used for a different request' },
  'promotion-not-valid': { status: 422, title: 'The promo code is not valid for the selected rates' },
  'rate-not-found': { status: 422, title: 'Rate not found' },
  'rate-promotion-not-found': { status: 422, title: 'Rate promotion not found' },
  'stay-not-possible': { status: 422, title: 'This stay is not available' },
  'version-needed': { status: 428, title: 'The version of the reservation is required' },
  'too-many-tries': { status: 429, title: 'Too many attempts' },
  'sign-in-by-link': { status: 429, title: 'Please sign in with a link by e-mail' },
  'service-failed': { status: 500, title: 'Something went wrong on our side' },
  'service-busy': { status: 503, title: 'The service is busy' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>
export type Refusal = keyof typeof refusals

type More = {
  readonly retryAfterSeconds?: number
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
  /** What the guest needs to go on: a fresh quote, other dates. On the wire as it is. */
  readonly attached?: unknown
  /** Said before, and now again to the same question. */
  readonly isReplay?: true
}

/** Thrown by a verb so that its transaction rolls back; one place turns it into an answer. */
export class ServiceRefusal extends Error {
  readonly refusal: Refusal
  readonly detail: string
  readonly more: More
  constructor(refusal: Refusal, detail: string, more: More = {}) {
    super(refusal)
    this.refusal = refusal
    this.detail = detail
    this.more = more
  }
}
