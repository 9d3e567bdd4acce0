import type { ReceiptDownload } from '@veranda/design-system/screens/receipt'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { openReceipt } from '../../tasks/open-receipt.ts'

type Of = { readonly codeReservation: string; readonly number: string }

/** Asks for the document of a receipt, which needs the session, and hands it over as a file. */
export function useDownload({ codeReservation, number }: Of) {
  const portal = usePortal()
  const [download, setDownload] = useState<ReceiptDownload>({ kind: 'resting' })
  const start = async () => {
    setDownload({ kind: 'loading' })
    const answer = await openReceipt(portal, { codeReservation, receiptNumber: number })
    setDownload(answer.ok ? { kind: 'resting' } : { kind: 'failed', failure: answer.refusal })
    if (answer.ok) handOver(answer.value, `${number}.pdf`)
  }
  return { download, start }
}

function handOver(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
