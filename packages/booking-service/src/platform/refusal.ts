import {
  type AnyEndpoint,
  anyCallRefusals,
  type endpoints,
  type guardRefusalStatus,
  type RefusalSchemas,
  type RefusalsOf,
  refusalsOf,
} from '@veranda/contract'
import type { GenericSchema, InferInput } from 'valibot'

type Calls = (typeof endpoints)[keyof typeof endpoints]

/** The declared refusals of the given calls, each with the schemas of its attachments. */
type Declared<Call extends AnyEndpoint = Calls> = Call extends AnyEndpoint ? RefusalsOf<Call> : never
type WordsIn<Schemas> = Schemas extends RefusalSchemas ? keyof Schemas & string : never
type SchemaOf<Word, Schemas> = Schemas extends RefusalSchemas
  ? Word extends keyof Schemas
    ? Schemas[Word]
    : never
  : never

type Undeclared = keyof typeof anyCallRefusals

/**
 * A stable word for the reason of a refusal: one that a call of the contract declares, or one that any call
 * may give.
 */
export type Refusal = WordsIn<Declared> | Undeclared

/** Whether a call may give this refusal. */
export const mayRefuse = (endpoint: AnyEndpoint, refusal: Refusal): boolean =>
  Object.hasOwn(anyCallRefusals, refusal) || Object.hasOwn(refusalsOf(endpoint), refusal)

/** The status and title of each refusal as problem details. */
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
  'all-rooms-together': { status: 409, title: 'These rooms can only be canceled together' },
  'main-room-stays': { status: 409, title: 'The main room can only be canceled with all other rooms' },
  'no-rooms-left': { status: 409, title: 'Every room has already been canceled' },
  'price-match-open': { status: 409, title: 'A price match request is already open' },
  'price-not-lower': { status: 422, title: 'A matched price must be lower' },
  'no-request': { status: 409, title: 'There is no open request' },
  'nothing-to-reinstate': { status: 409, title: 'There is no cancellation to undo' },
  'offer-not-available': { status: 409, title: 'This offer is not available' },
  'reinstate-too-late': { status: 409, title: 'The cancellation can no longer be undone' },
  'reinstate-sold-out': { status: 410, title: 'The nights have been booked in the meantime' },
  'policy-not-accepted': { status: 422, title: 'The cancellation policy must be accepted' },
  'no-such-room': { status: 422, title: 'This room is not part of the reservation' },
  'reason-missing': { status: 422, title: 'A reason is required' },
  'reason-not-known': { status: 422, title: 'This reason does not exist' },
  'details-missing': { status: 422, title: 'This reason needs more details' },
  'question-missing': { status: 422, title: 'The question is empty' },
  'question-open': { status: 409, title: 'A question is waiting for an answer' },
  'no-question': { status: 409, title: 'There is no question to answer' },
  'answer-missing': { status: 422, title: 'The answer is empty' },
  'request-answered': { status: 409, title: 'This request has already been answered' },
  'request-missing': { status: 422, title: 'The request is empty' },
  'room-cancelled': { status: 409, title: 'This room has been canceled' },
  'guests-not-accepted': { status: 422, title: 'Some guest details are not valid' },
  'too-many-letters': { status: 409, title: 'No more e-mails can be sent today' },
  'link-used-up': { status: 410, title: 'This link is no longer valid' },
  'guests-unchanged': { status: 422, title: 'No changes to the guests' },
  'no-standby': { status: 409, title: 'There is no waitlist request' },
  'standby-over': { status: 409, title: 'It is too late to join the upgrade waitlist' },
  'standby-not-possible': { status: 422, title: 'This waitlist request is not possible' },
  'document-not-found': { status: 422, title: 'This document was not found' },
  'document-empty': { status: 422, title: 'The file is empty' },
  'document-too-large': { status: 413, title: 'The files are too large' },
  'document-too-many': { status: 422, title: 'Too many files' },
  'document-bad-name': { status: 422, title: 'This file name is not allowed' },
  'document-wrong-type': { status: 422, title: 'The file is not a PDF or an image' },
  'document-broken': { status: 422, title: 'The file is damaged' },
  'document-too-many-pixels': { status: 422, title: 'The image is too large' },
  'document-active-content': { status: 422, title: 'The document contains active content' },
  'document-locked': { status: 422, title: 'The document is locked' },
  'no-challenge-open': { status: 409, title: 'No bank verification is open for this payment' },
  'amount-not-possible': { status: 422, title: 'This amount is not possible' },
  'method-not-offered': { status: 422, title: 'This property is not paid that way' },
  'bank-transfer-not-possible': { status: 409, title: 'This balance cannot be paid by bank transfer' },
  'no-bank-transfer': { status: 409, title: 'No bank transfer is awaited' },
  'society-not-found': { status: 422, title: 'No active company has this code' },
  'arrival-contradicts': { status: 409, title: 'This entry is known with other details' },
  'arrival-matched': { status: 409, title: 'This money has already been matched' },
  'arrival-not-matched': { status: 409, title: 'This money is not matched' },
  'match-not-possible': { status: 422, title: 'This money cannot be for that' },
  'excess-undecided': { status: 409, title: 'More arrived than was announced' },
  'not-before-arrival': { status: 409, title: 'This balance cannot be paid before arrival' },
  'terms-not-accepted': { status: 422, title: 'The terms must be accepted' },
  'nothing-to-pay': { status: 409, title: 'There is nothing to pay' },
  'payments-not-configured': { status: 409, title: 'Payments are not available here' },
  'credentials-not-valid': { status: 422, title: 'These credentials are not valid' },
  'not-authorized': { status: 409, title: 'This account is not authorized' },
  'user-not-confirmed': { status: 409, title: 'This user is not confirmed' },
  'reset-password-required': { status: 409, title: 'The password must be reset' },
  'directory-not-available': { status: 409, title: 'The directory is not available' },
  'period-not-valid': { status: 422, title: 'This period is not valid' },
  'period-upside-down': { status: 422, title: 'The period ends before it begins' },
  'group-not-offered': { status: 422, title: 'This report has no such lines' },
  'brand-not-found': { status: 422, title: 'There is no such brand' },
  'property-not-found': { status: 422, title: 'There is no such property' },
  'note-missing': { status: 422, title: 'The note is empty' },
  'address-not-on-file': { status: 422, title: 'The reservation has no such e-mail address' },
  'item-taken': { status: 409, title: 'Somebody else changed this in the meantime' },
  'item-changed': { status: 409, title: 'Somebody else changed this in the meantime' },
  'sign-in-again': { status: 409, title: 'Please sign in again' },
  'password-not-accepted': { status: 422, title: 'This password does not fit the rule' },
  'password-known': { status: 422, title: 'This password is widely known' },
  'password-unchanged': { status: 422, title: 'The new password is the old one' },
  'code-not-valid': { status: 422, title: 'This code is not valid' },
  'user-name-taken': { status: 409, title: 'Somebody has this user name' },
  'own-account': { status: 409, title: 'This is your own account' },
  'last-admin': { status: 409, title: 'There would be no administrator left' },
  'of-directory': { status: 409, title: 'The company’s directory decides this' },
  'password-wrong': { status: 422, title: 'This is not the password' },
  'app-known': { status: 409, title: 'There is an authenticator app already' },
  'second-factor-demanded': { status: 409, title: 'A second factor is demanded' },
  'passkey-not-valid': { status: 422, title: 'This passkey is not valid' },
  'reset-not-possible': { status: 410, title: 'The password could not be reset' },
  'price-moved': { status: 409, title: 'The price has changed' },
  'still-running': { status: 409, title: 'This is already under way' },
  'quote-expired': { status: 410, title: 'The quote has expired' },
  'quote-superseded': { status: 410, title: 'A newer quote has replaced this one' },
  'sold-out': { status: 410, title: 'A room is no longer available' },
  'version-changed': { status: 412, title: 'The reservation has changed in the meantime' },
  'recipients-not-accepted': { status: 422, title: 'These e-mail addresses are not valid' },
  'nothing-to-confirm': { status: 409, title: 'There is nothing to confirm' },
  'ticket-known': { status: 409, title: 'We already have a request to call' },
  'ticket-not-accepted': { status: 422, title: 'Some details of this request are not valid' },
  'ticket-settled': { status: 409, title: 'This guest has already been called' },
  'card-expires-first': { status: 422, title: 'The card expires before the day of the charge' },
  'card-in-use': { status: 409, title: 'This card is to be charged automatically' },
  'charge-under-way': { status: 409, title: 'The balance is being charged at this moment' },
  'no-automatic-charge': { status: 409, title: 'No automatic charge was agreed' },
  'card-not-found': { status: 422, title: 'This card was not found' },
  'idempotency-key-reused': { status: 422, title: 'This key was used for a different request' },
  'promotion-not-valid': { status: 422, title: 'The promo code is not valid for the selected rates' },
  'rate-not-found': { status: 422, title: 'Rate not found' },
  'rate-promotion-not-found': { status: 422, title: 'Rate promotion not found' },
  'stay-not-possible': { status: 422, title: 'This stay is not available' },
  'entry-not-accepted': { status: 422, title: 'Some fields are not valid' },
  'entry-exists': { status: 409, title: 'This entry already exists' },
  'entry-in-use': { status: 409, title: 'This entry is in use' },
  'settings-not-accepted': { status: 422, title: 'Some settings are not valid' },
  'word-missing': { status: 422, title: 'The word “delete” is required' },
  'change-waits': { status: 409, title: 'A change of this entry is waiting for approval' },
  'proposal-decided': { status: 409, title: 'This change has already been decided' },
  'own-proposal': { status: 409, title: 'Another member of staff has to approve this change' },
  'not-own-proposal': { status: 409, title: 'Only the person who proposed a change can withdraw it' },
  'proposal-outdated': { status: 409, title: 'The entry has changed since this was proposed' },
  'file-not-readable': { status: 422, title: 'The file could not be read' },
  'import-changed': { status: 409, title: 'The catalogue has changed since the preview' },
  'version-needed': { status: 428, title: 'The version of the reservation is required' },
  'too-many-tries': { status: 429, title: 'Too many attempts' },
  'sign-in-by-link': { status: 429, title: 'Please sign in with a link by e-mail' },
  'service-failed': { status: 500, title: 'Something went wrong on our side' },
  'service-busy': { status: 503, title: 'The service is busy' },
} as const satisfies Record<Refusal, { readonly status: number; readonly title: string }> &
  StatusesOf<typeof anyCallRefusals & typeof guardRefusalStatus>

/** The statuses that the contract lays down. */
type StatusesOf<Laid> = { readonly [Word in keyof Laid]: { readonly status: Laid[Word] } }

/**
 * The attachments of a refusal as its calls declare them: a fresh quote, other dates. For several calls, what
 * all of them accept: a step shared by two calls can attach no more than that.
 */
type AttachedTo<Word, Call extends AnyEndpoint> =
  TakenBy<SchemaOf<Word, Declared<Call>>> extends (attached: infer Attached) => void ? Attached : never
type TakenBy<Schema> = Schema extends GenericSchema ? (attached: Sent<InferInput<Schema>>) => void : never

// A schema's input type is mutable; a sent value may be readonly.
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value

type More = {
  readonly retryAfterSeconds?: number
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

/** The arguments of a refusal: its word, an English sentence, and its attachments. */
export type Reply<Word, Call extends AnyEndpoint = Calls> = Word extends Undeclared
  ? [word: Word, detail: string, more?: More]
  : Word extends Refusal
    ? StatedWith<Word, AttachedTo<Word, Call>>
    : never

type StatedWith<Word, Attached> = undefined extends Attached
  ? [word: Word, detail: string, more?: More & { readonly attached?: Attached }]
  : [word: Word, detail: string, more: More & { readonly attached: Attached }]

/**
 * Creates a refusal to throw, with one of these words or one that any call may give. A step that is given
 * `refuse` for two words cannot be given one for a third, so a caller must declare every refusal of its
 * steps. Where calls attach different values to a word, `Call` selects the call.
 */
export type Refuse<Word extends Refusal = never, Call extends AnyEndpoint = Calls> = (
  ...wording: Reply<Word | Undeclared, Call>
) => ServiceRefusal

/** What a step needs in order to refuse with these words: a transaction, or the service of its call. */
export type Refusing<Word extends Refusal = never, Call extends AnyEndpoint = Calls> = {
  readonly refuse: Refuse<Word, Call>
}

/** The words a call declares, including those of its kind. */
export type RefusalOf<Call extends AnyEndpoint> = WordsIn<Declared<Call>> & Refusal

/** What a call's handler needs in order to refuse: the declared words and their attachments. */
export type RefusingFor<Call extends AnyEndpoint> = Refusing<RefusalOf<Call>, Call>
export type RefusingIn<Name extends keyof typeof endpoints> = RefusingFor<(typeof endpoints)[Name]>

/**
 * Thrown so that the transaction rolls back; one place turns it into an answer. Construct it only with words
 * that any call may give; for a declared word use the `refuse` that `serve` hands over.
 */
export class ServiceRefusal extends Error {
  readonly refusal: Refusal
  readonly detail: string
  readonly more: More & {
    readonly attached?: unknown
    /** Stored, and now repeated for the same request. */
    readonly isReplay?: true
  }
  constructor(...[refusal, detail, more]: Reply<Undeclared>) {
    super(refusal)
    this.refusal = refusal
    this.detail = detail
    this.more = more ?? {}
  }
}

/**
 * Creates a refusal with any word. For the layers above calls: `serve`, which narrows it to one call,
 * repeated answers, jobs, which answer nobody, and tests.
 */
export const refuseInAnyWord = (
  refusal: Refusal,
  detail: string,
  more: ServiceRefusal['more'] = {},
): ServiceRefusal => new ServiceRefusal(refusal as Undeclared, detail, more)

/** Whether a thrown value is a refusal; anything else is a bug. */
export const isRefusal = (thrown: unknown): thrown is ServiceRefusal => thrown instanceof ServiceRefusal
