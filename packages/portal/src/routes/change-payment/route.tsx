import type { ChangePurpose, Reservation } from '@veranda/domain'
import { useAtomValue, useStore } from 'jotai'
import { Navigate } from 'react-router'
import { changeFlow } from '../../change-flows.ts'
import { changeDraftAtom, stayQuoteIn } from '../../state/change-draft.ts'
import { changeMadeAtom } from '../../state/change-made.ts'
import { sessionEnd } from '../../state/session-end.ts'
import { PayForChange } from './pay-for-change.tsx'

type Props = { readonly reservation: Reservation; readonly purpose: ChangePurpose }

/** The second step: what a change costs more is paid. Without a price of this session there is nothing to pay yet. */
export default function ChangePaymentRoute({ reservation, purpose }: Props) {
  const draft = useAtomValue(changeDraftAtom(purpose))
  const made = useAtomValue(changeMadeAtom)
  const session = sessionEnd(useStore())
  const quote = draft?.session === session ? stayQuoteIn(draft?.quote) : undefined
  if (quote?.change.settlement.kind === 'to-pay')
    return <PayForChange reservation={reservation} purpose={purpose} quote={quote} />
  const { start, done } = changeFlow(purpose)
  return <Navigate to={made?.purpose === purpose ? done : start} replace />
}
