import type { DocumentFile } from '@veranda/design-system/patterns/document-upload'
import { documentLimitsAt, type Reservation } from '@veranda/domain'
import { useEffect, useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { type CancellationDraft, cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { removeDocument, sendDocument } from '../../tasks/send-document.ts'
import { refusalOf, stateAfterNo } from './document-refusals.ts'

type Stored = NonNullable<CancellationDraft['supportingDocuments']>[number]

/**
 * The files of a request: chosen together, sent one by one, each with its progress. Those that arrived survive a
 * reload.
 */
export function useDocuments(reservation: Reservation) {
  const portal = usePortal()
  const { store } = portal
  const limits = documentLimitsAt(reservation.property)
  const supportingDocuments = () => store.get(cancellationDraftAtom)?.supportingDocuments ?? []
  const [files, setFiles] = useState<readonly DocumentFile[]>(() => supportingDocuments().map(thereOf))
  const pending = useRef(new Map<string, AbortController>())
  const isShown = useRef(true)
  const chosen = useRef(new Map<string, File>())
  // The hotel receives a guest's files one at a time, and a removed one makes room for the next.
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const keep = (stored: readonly Stored[]) =>
    store.set(cancellationDraftAtom, {
      ...store.get(cancellationDraftAtom),
      supportingDocuments: [...stored],
    })
  const put = (key: string, part: Partial<DocumentFile>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...part } : file)))

  const send = async (key: string, file: File, signal: AbortSignal): Promise<void> => {
    const onProgress = (sent: number) => put(key, { state: { kind: 'sending', sent } })
    const answer = await sendDocument(portal, reservation, { file, key, signal, onProgress })
    pending.current.delete(key)
    if (signal.aborted) return
    if (!answer.ok) return put(key, { state: stateAfterNo(answer.refusal, file.size, limits) })
    const { documentId, name, size } = answer.value
    keep([...supportingDocuments(), { documentId, name, size }])
    // From here on it goes by the hotel's own number, as after a reload.
    put(key, { ...thereOf({ documentId, name, size }) })
  }

  const start = (key: string, file: File) => {
    const stop = new AbortController()
    chosen.current.set(key, file)
    line.current = line.current.then(() => send(key, file, stop.signal))
    pending.current.set(key, stop)
  }

  const removeStored = async (stored: Stored): Promise<void> => {
    const { documentId } = stored
    if (await removeDocument(portal, reservation, documentId))
      return setFiles((now) => now.filter((file) => file.key !== documentId))
    // Not handed in by mistake meanwhile: it is there again only for a page that still shows it.
    if (!isShown.current) return
    keep([...supportingDocuments(), stored])
    put(documentId, { state: { kind: 'there' } })
  }

  useEffect(() => {
    isShown.current = true
    const sending = pending.current
    return () => {
      isShown.current = false
      for (const stop of sending.values()) stop.abort()
      sending.clear()
    }
  }, [])

  return {
    files,
    limits,
    onFiles: (added: readonly File[]) => {
      const all = [...files]
      for (const file of added) {
        const key = crypto.randomUUID()
        const refusal = refusalOf(file, all.filter(isCounted), limits)
        const { name, size } = file
        const state = refusal
          ? ({ kind: 'refused', refusal } as const)
          : ({ kind: 'sending', sent: 0 } as const)
        all.push({ key, name, size, state })
        if (!refusal) start(key, file)
      }
      setFiles(all)
    },
    onRemoveFile: (key: string) => {
      pending.current.get(key)?.abort()
      pending.current.delete(key)
      const there = supportingDocuments().find(({ documentId }) => documentId === key)
      if (!there) return setFiles((now) => now.filter((file) => file.key !== key))
      keep(supportingDocuments().filter(({ documentId }) => documentId !== key))
      put(key, { state: { kind: 'removing' } })
      line.current = line.current.then(() => removeStored(there))
    },
    onSendFileAgain: (key: string) => {
      const file = chosen.current.get(key)
      if (!file) return
      put(key, { state: { kind: 'sending', sent: 0 } })
      start(key, file)
    },
    /** How many files the hotel has, once every upload and removal under way has ended. */
    arrived: async (): Promise<number> => {
      let last: Promise<unknown> | undefined
      while (last !== line.current) {
        last = line.current
        await last
      }
      return supportingDocuments().length
    },
  }
}

const thereOf = ({ documentId, name, size }: Stored): DocumentFile => ({
  key: documentId,
  name,
  size,
  state: { kind: 'there' },
})

const isCounted = ({ state }: DocumentFile): boolean => state.kind !== 'refused' && state.kind !== 'failed'
