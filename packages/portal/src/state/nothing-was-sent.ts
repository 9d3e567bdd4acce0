import { changePurposes } from '@veranda/domain'
import { cancellationDraftAtom } from './cancellation-draft.ts'
import { cancellationReceiptAtom } from './cancellation-events.ts'
import { changeDraftAtom } from './change-draft.ts'
import { changeMadeAtom } from './change-made.ts'
import type { Store } from './clear-all.ts'
import { guestDraftAtom } from './guest-draft.ts'
import { requestDraftAtom } from './request-draft.ts'
import { reservationAtom } from './reservation.ts'
import { standbyDraftAtom } from './standby-draft.ts'

/** Since this page was opened, and before as far as it is remembered: no write that was made or whose answer was lost. */
export function nothingWasSent(store: Store): boolean {
  const loaded = store.get(reservationAtom)
  const wasShown = loaded.kind === 'failed' && loaded.wasShown === true
  const isDone = store.get(changeMadeAtom) ?? store.get(cancellationReceiptAtom)
  const drafts = [
    store.get(cancellationDraftAtom),
    ...changePurposes.map((one) => store.get(changeDraftAtom(one))),
  ]
  const forms = [
    ...(store.get(guestDraftAtom)?.rooms ?? []),
    ...(store.get(requestDraftAtom)?.written ?? []),
    ...(store.get(standbyDraftAtom)?.written ?? []),
  ]
  const isUnheard = drafts.some((draft) => draft?.isAsked) || forms.some(({ key }) => key !== undefined)
  return !wasShown && !isDone && !isUnheard
}
