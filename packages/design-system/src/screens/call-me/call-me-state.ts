import type { CustomerType, HelpField, HelpTicket } from '@veranda/domain'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'
import type { CountryChoice } from '../../patterns/phone-field/index.ts'

/** What the form is filled from. */
export type CallLists = {
  readonly countries: readonly CountryChoice[]
  readonly customerTypes: readonly CustomerType[]
}

/** How far asking has come. */
export type Asking =
  | { readonly kind: 'typing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly ticket: HelpTicket }
  /** There is a request of the last hour already; without a session no more is said about it. */
  | { readonly kind: 'known'; readonly ticket: HelpTicket | undefined }
  /** The fields that the hotel does not accept. */
  | { readonly kind: 'not-accepted'; readonly fields: readonly HelpField[] }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

export type TypedText = Exclude<HelpField, 'isAccepted'>
