import { getReceipt } from '@veranda/contract'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { ReceiptScreen } from '@veranda/design-system/screens/receipt'
import type { Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { usePortal } from '../../portal.ts'
import { receiptPaths } from '../../receipt-paths.ts'
import { reservationAtom } from '../../state/reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { useAsked } from './use-asked.ts'
import { useDownload } from './use-download.ts'

/** One receipt of the reservation. */
export default function ReceiptRoute() {
  const { number = '' } = useParams()
  const loaded = useAtomValue(reservationAtom)
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      return <Receipt key={number} reservation={loaded.reservation} number={number} />
  }
}

type Of = { readonly reservation: Reservation; readonly number: string }
function Receipt({ reservation, number }: Of) {
  const goTo = useGoTo()
  const { client } = usePortal()
  const { reservationCode: codeReservation } = reservation
  const { download, start } = useDownload({ codeReservation, number })
  const { state, again } = useAsked(async () => {
    const answer = await client.call(getReceipt, { params: { codeReservation, receiptNumber: number } })
    return answer.ok
      ? { kind: 'ready' as const, ...answer.value }
      : { kind: 'failed' as const, failure: answer.refusal }
  })
  return (
    <ReceiptScreen
      state={state}
      download={download}
      verifyHref={state.kind === 'ready' ? `${receiptPaths.verify}#${state.signed}` : receiptPaths.verify}
      help={useHelp()}
      backHref={receiptPaths.all}
      onBack={goTo(receiptPaths.all)}
      onDownload={() => void start()}
      onTryAgain={again}
    />
  )
}
