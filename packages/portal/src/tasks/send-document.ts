import {
  type Failure,
  removeDocument as removeDocumentCall,
  sendFile,
  sendDocument as sendDocumentCall,
} from '@veranda/contract'
import type { SupportingDocument, Reservation, Result } from '@veranda/domain'
import { bearer } from '../auth/bearer.ts'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'
import { endSession } from './end-session.ts'

export type PendingDocument = {
  readonly file: File
  /** One key a file: sent again after a lost answer it is kept once. */
  readonly key: string
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

/** Sends a file that shows why, and tells how far it has come. */
export async function sendDocument(
  portal: Pick<Portal, 'auth' | 'tokens' | 'now' | 'store'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  { file, key, signal, onProgress }: PendingDocument,
): Promise<Result<SupportingDocument, Failure<typeof sendDocumentCall>>> {
  const { store } = portal
  const line = { baseUrl: '/api', bearer: bearer(portal), locale: () => store.get(wordsAtom).locale }
  const selection = {
    params: { bookingId: String(bookingId) },
    guard: { key },
    file: { name: file.name, bytes: file },
  }
  let answer = await sendFile(line, sendDocumentCall, selection, { signal, onProgress })
  // A file of another window may be on its way: the service says how long to wait for it.
  for (let tries = 1; tries < mostTries && !answer.ok && !signal.aborted; tries++) {
    const seconds = waitIn(answer.refusal)
    if (seconds === undefined) break
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    answer = await sendFile(line, sendDocumentCall, selection, { signal, onProgress })
  }
  if (!answer.ok && answer.refusal.kind === 'not-signed-in') endSession(store)
  return answer
}

const mostTries = 4
const longestWait = 10

const waitIn = (failure: Failure): number | undefined =>
  failure.kind === 'unavailable' && (failure.retryAfterSeconds ?? Infinity) <= longestWait
    ? failure.retryAfterSeconds
    : undefined

/**
 * Removes a file that was sent: until the answer it still counts towards the limit. One that is gone already counts as
 * removed.
 */
export async function removeDocument(
  { client }: Pick<Portal, 'client'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  documentId: string,
): Promise<boolean> {
  const answer = await client.call(removeDocumentCall, {
    params: { bookingId: String(bookingId), documentId },
    guard: { key: crypto.randomUUID() },
  })
  if (answer.ok) return true
  const { refusal } = answer
  return refusal.kind === 'refused' && refusal.refusal === 'document-not-found'
}
