import { changePurposes } from '@veranda/domain'
import { cancellationDraftAtom } from '../state/cancellation-draft.ts'
import { changeDraftAtom } from '../state/change-draft.ts'
import { changeMadeAtom } from '../state/change-made.ts'
import type { Store } from '../state/clear-all.ts'
import { guestDraftAtom } from '../state/guest-draft.ts'
import { requestDraftAtom } from '../state/request-draft.ts'
import { queriesOf } from '../server-state/queries.ts'
import { cancellation } from '../server-state/readings.ts'
import { reservationAtom } from '../state/reservation.ts'
import { standbyDraftAtom } from '../state/standby-draft.ts'

/** Since this page was opened, and before as far as it is remembered: no write that was made or whose answer was lost. */
export function nothingWasSent(store: Store): boolean {
  const loaded = store.get(reservationAtom)
  const wasShown = loaded.kind === 'failed' && loaded.wasShown === true
  const receipts = queriesOf(store).getQueriesData({ queryKey: [cancellation] })
  const receipt = receipts.find(([, known]) => known !== undefined)
  const isDone = store.get(changeMadeAtom) ?? receipt
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
