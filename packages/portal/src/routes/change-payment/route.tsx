import type { ChangePurpose } from '@veranda/domain'
import { useAtomValue, useStore } from 'jotai'
import { Navigate } from 'react-router'
import { changeFlow } from '../../change-flows.ts'
import { useStay } from '../../guards/behind-gates.ts'
import { changeDraftAtom, stayQuoteIn } from '../../state/change-draft.ts'
import { changeMadeAtom } from '../../state/change-made.ts'
import { paymentDraftAtom } from '../../state/payment-draft.ts'
import { sessionEnd } from '../../state/session-end.ts'
import { PayForChange } from './pay-for-change.tsx'

type Props = { readonly purposes: readonly [ChangePurpose, ...ChangePurpose[]] }

/** The second step, for the change that was begun: one purpose for the life of a component. */
export default function ChangePaymentRoute({ purposes }: Props) {
  const paidFor = useAtomValue(paymentDraftAtom)?.purpose
  const purpose = purposes.find((one) => one === paidFor) ?? purposes[0]
  return <Payment key={purpose} purpose={purpose} />
}

/** What a change costs more is paid. Without a price of this session there is nothing to pay yet. */
function Payment({ purpose }: { readonly purpose: ChangePurpose }) {
  const reservation = useStay()
  const draft = useAtomValue(changeDraftAtom(purpose))
  const made = useAtomValue(changeMadeAtom)
  const session = sessionEnd(useStore())
  const quote = draft?.session === session ? stayQuoteIn(draft?.quote) : undefined
  if (quote?.change.settlement.kind === 'to-pay')
    return <PayForChange reservation={reservation} purpose={purpose} quote={quote} />
  const { start, done } = changeFlow(purpose)
  return <Navigate to={made?.purpose === purpose ? done : start} replace />
}
