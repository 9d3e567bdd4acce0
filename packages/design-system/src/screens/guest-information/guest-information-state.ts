import type { Guest, GuestForm } from '@veranda/domain'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/** A guest as known, and as the form has them now. */
export type TypedGuest = { readonly guest: Guest; readonly form: GuestForm }

/** How far saving has come. */
export type GuestSaving =
  | { readonly kind: 'typing' }
  | { readonly kind: 'saving' }
  /** How many addresses were written to, because an e-mail changed; whether it waits to be confirmed. */
  | {
      readonly kind: 'saved'
      readonly roomNumber: number
      readonly addresses: 0 | 1 | 2
      readonly isWaiting?: boolean
    }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
  /** The same guests were changed elsewhere; what was typed stands beside what is known now. */
  | { readonly kind: 'changed-meanwhile' }
  /** The service has a rule the page did not know of. */
  | { readonly kind: 'not-accepted' }
  /** The room whose guests were to be saved. */
  | { readonly kind: 'room-cancelled'; readonly roomNumber: number }
  /** A changed address is told, and no more letters are sent: today, or in one go. */
  | { readonly kind: 'too-many-letters' | 'too-many-addresses' }
