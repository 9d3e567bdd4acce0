import type { StandbyRefusal } from '@veranda/domain'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/** A request as it is being written: its ranking, and the amount as it was typed. */
export type StandbyDraft = { readonly roomTypeIds: readonly number[]; readonly ceiling: string }

/** What came of the last press, and for which room. */
export type StandbyOutcome = { readonly roomNumber: number } & (
  | { readonly kind: 'sending' | 'kept' | 'withdrawn' | 'room-cancelled' | 'over' }
  | { readonly kind: 'refused'; readonly refusal: StandbyRefusal }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
)
