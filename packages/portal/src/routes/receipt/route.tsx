import { getReceipt } from '@veranda/contract'
import { valueIn } from '@veranda/design-system/patterns/loaded'
import { ReceiptScreen } from '@veranda/design-system/screens/receipt'
import { useParams } from 'react-router'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { usePortal } from '../../portal.ts'
import { receiptPaths } from '../../receipt-paths.ts'
import { useRead } from '../../server-state/use-read.ts'
import { useDownload } from './use-download.ts'

/** One receipt of the reservation. */
export default function ReceiptRoute() {
  const { number = '' } = useParams()
  const reservation = useStay()
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
