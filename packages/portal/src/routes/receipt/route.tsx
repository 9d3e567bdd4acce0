import { getReceipt } from '@veranda/contract'
import { LoadingScreen } from '@veranda/design-system/screens/loading'
import { ReceiptScreen, type ReceiptState } from '@veranda/design-system/screens/receipt'
import type { Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { usePortal } from '../../portal.ts'
import { receiptPaths } from '../../receipt-paths.ts'
import { reservationAtom } from '../../state/reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { useDownload } from './use-download.ts'

/** One receipt of the reservation. */
export default function ReceiptRoute() {
  const { number = '' } = useParams()
  const loaded = useAtomValue(reservationAtom)
  switch (loaded.kind) {
    case 'loading':
      return <LoadingScreen />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      return <Receipt key={number} reservation={loaded.reservation} number={number} />
  }
}

type Of = { readonly reservation: Reservation; readonly number: string }
type Loaded = { readonly state: ReceiptState; readonly signed: string }

function Receipt({ reservation, number }: Of) {
  const goTo = useGoTo()
  const { client } = usePortal()
  const { reservationCode: codeReservation } = reservation
  const [{ state, signed }, setLoaded] = useState<Loaded>({ state: { kind: 'loading' }, signed: '' })
  const [asked, setAsked] = useState(0)
  const { download, start } = useDownload({ codeReservation, number })
  useEffect(() => {
    let isWanted = true
    void client.call(getReceipt, { params: { codeReservation, receiptNumber: number } }).then((answer) => {
      if (!isWanted) return
      setLoaded(
        answer.ok
          ? { state: { kind: 'ready', receipt: answer.value.receipt }, signed: answer.value.signed }
          : { state: { kind: 'failed', failure: answer.refusal }, signed: '' },
      )
    })
    return () => {
      isWanted = false
    }
  }, [client, codeReservation, number, asked])
  const again = () => {
    setLoaded({ state: { kind: 'loading' }, signed: '' })
    setAsked((before) => before + 1)
  }
  return (
    <ReceiptScreen
      state={state}
      download={download}
      verifyHref={`${receiptPaths.verify}#${signed}`}
      help={useHelp()}
      backHref={receiptPaths.all}
      onBack={goTo(receiptPaths.all)}
      onDownload={() => void start()}
      onTryAgain={again}
    />
  )
}
