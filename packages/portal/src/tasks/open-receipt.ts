import { type Failure, openFile, openReceipt as openReceiptCall } from '@veranda/contract'
import type { Result } from '@veranda/domain'
import { bearer } from '../auth/bearer.ts'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'

type Of = { readonly codeReservation: string; readonly receiptNumber: string }

/** The document of a receipt, in the language the guest reads. */
export function openReceipt(
  portal: Pick<Portal, 'auth' | 'tokens' | 'now' | 'store'>,
  params: Of,
): Promise<Result<Blob, Failure<typeof openReceiptCall>>> {
  const line = {
    baseUrl: '/api',
    bearer: bearer(portal),
    locale: () => portal.store.get(wordsAtom).locale,
  }
  return openFile(line, openReceiptCall, { params })
}
