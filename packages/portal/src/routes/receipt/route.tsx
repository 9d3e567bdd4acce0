import { getReceipt } from '@veranda/contract'
import { valueIn } from '@veranda/design-system/patterns/loaded'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { ReceiptScreen } from '@veranda/design-system/screens/receipt'
import type { Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { usePortal } from '../../portal.ts'
import { receiptPaths } from '../../receipt-paths.ts'
import { useRead } from '../../server-state/use-read.ts'
import { reservationAtom } from '../../state/reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
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
  const { state, again } = useRead({
    about: ['receipt', number],
    read: () => client.call(getReceipt, { params: { codeReservation, receiptNumber: number } }),
  })
  const signed = valueIn(state)?.signed
  return (
    <ReceiptScreen
      state={state.kind === 'ready' ? { ...state, value: state.value.receipt } : state}
      download={download}
      verifyHref={signed === undefined ? receiptPaths.verify : `${receiptPaths.verify}#${signed}`}
      help={useHelp()}
      backHref={receiptPaths.all}
      onBack={goTo(receiptPaths.all)}
      onDownload={() => void start()}
      onTryAgain={again}
    />
  )
}
