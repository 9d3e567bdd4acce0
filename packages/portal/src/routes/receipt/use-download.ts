import { type Failure, openFile, openReceipt as openReceiptCall } from '@veranda/contract'
import type { ReceiptDownload } from '@veranda/design-system/screens/receipt'
import type { Result } from '@veranda/domain'
import { useState } from 'react'
import { bearer } from '../../auth/bearer.ts'
import { type Portal, usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'

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

/** In the language the guest reads. */
function openReceipt(
  portal: Portal,
  params: { readonly codeReservation: string; readonly receiptNumber: string },
): Promise<Result<Blob, Failure<typeof openReceiptCall>>> {
  const line = {
    baseUrl: '/api',
    bearer: bearer(portal),
    locale: () => portal.store.get(wordsAtom).locale,
  }
  return openFile(line, openReceiptCall, { params })
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
