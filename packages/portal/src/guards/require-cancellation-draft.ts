import type { ReservationStatus } from '@veranda/domain'
import { paths } from '../paths.ts'
import type { CancellationDraft } from '../state/cancellation-draft.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'
import { isComplete } from './is-filled.ts'

const needed = [
  'propertyCurrency',
  'reservationCode',
  'roomIds',
  'bookingId',
] as const satisfies readonly (keyof CancellationDraft)[]

export type CompleteCancellationDraft = CancellationDraft &
  Required<Pick<CancellationDraft, (typeof needed)[number]>>

/** Cancelling needs chosen rooms, which are not cancelled yet. */
export function requireCancellationDraft(
  draft: CancellationDraft | undefined,
  status: ReservationStatus | undefined,
): Guarded<CompleteCancellationDraft> {
  if (status === 'cancelled' || !isComplete(draft, needed)) return sendTo(paths.reservation)
  return pass(draft)
}
