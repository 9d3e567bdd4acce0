import type { ProofFile } from '@veranda/design-system/patterns/proof-upload'
import type { Reservation } from '@veranda/domain'
import { useEffect, useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { type CancellationDraft, cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { removeProof, sendProof } from '../../tasks/send-proof.ts'
import { refusalOf, stateAfterNo } from './proof-refusals.ts'

type Kept = NonNullable<CancellationDraft['proofs']>[number]

/** The files of a request: chosen together, sent one by one, each with its progress. Those that arrived survive a reload. */
export function useProofs(reservation: Reservation) {
  const portal = usePortal()
  const { store } = portal
  const proofs = () => store.get(cancellationDraftAtom)?.proofs ?? []
  const [files, setFiles] = useState<readonly ProofFile[]>(() => proofs().map(thereOf))
  const onTheirWay = useRef(new Map<string, AbortController>())
  const isShown = useRef(true)
  const chosen = useRef(new Map<string, File>())
  // The hotel takes one file of a guest at a time, and one taken back makes room for the next.
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const keep = (kept: readonly Kept[]) =>
    store.set(cancellationDraftAtom, { ...store.get(cancellationDraftAtom), proofs: [...kept] })
  const put = (key: string, part: Partial<ProofFile>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...part } : file)))

  const send = async (key: string, file: File, signal: AbortSignal): Promise<void> => {
    const onProgress = (sent: number) => put(key, { state: { kind: 'sending', sent } })
    const answer = await sendProof(portal, reservation, { file, key, signal, onProgress })
    onTheirWay.current.delete(key)
    if (signal.aborted) return
    if (!answer.ok) return put(key, { state: stateAfterNo(answer.refusal, file.size) })
    const { proofId, name, size } = answer.value
    keep([...proofs(), { proofId, name, size }])
    // From here on it goes by the hotel's own number, as after a reload.
    put(key, { ...thereOf({ proofId, name, size }) })
  }

  const start = (key: string, file: File) => {
    const stop = new AbortController()
    chosen.current.set(key, file)
    line.current = line.current.then(() => send(key, file, stop.signal))
    onTheirWay.current.set(key, stop)
  }

  const takeBack = async (kept: Kept): Promise<void> => {
    const { proofId } = kept
    if (await removeProof(portal, reservation, proofId))
      return setFiles((now) => now.filter((file) => file.key !== proofId))
    // Not handed in by mistake meanwhile: it is there again only for a page that still shows it.
    if (!isShown.current) return
    keep([...proofs(), kept])
    put(proofId, { state: { kind: 'there' } })
  }

  useEffect(() => {
    isShown.current = true
    const sending = onTheirWay.current
    return () => {
      isShown.current = false
      for (const stop of sending.values()) stop.abort()
      sending.clear()
    }
  }, [])

  return {
    files,
    onFiles: (added: readonly File[]) => {
      const all = [...files]
      for (const file of added) {
        const key = crypto.randomUUID()
        const refusal = refusalOf(file, all.filter(isCounted))
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
      onTheirWay.current.get(key)?.abort()
      onTheirWay.current.delete(key)
      const there = proofs().find(({ proofId }) => proofId === key)
      if (!there) return setFiles((now) => now.filter((file) => file.key !== key))
      keep(proofs().filter(({ proofId }) => proofId !== key))
      put(key, { state: { kind: 'removing' } })
      line.current = line.current.then(() => takeBack(there))
    },
    onSendFileAgain: (key: string) => {
      const file = chosen.current.get(key)
      if (!file) return
      put(key, { state: { kind: 'sending', sent: 0 } })
      start(key, file)
    },
    /** How many are there once those on their way have arrived, or have not, and those taken back are gone. */
    arrived: async (): Promise<number> => {
      let last: Promise<unknown> | undefined
      while (last !== line.current) {
        last = line.current
        await last
      }
      return proofs().length
    },
  }
}

const thereOf = ({ proofId, name, size }: Kept): ProofFile => ({
  key: proofId,
  name,
  size,
  state: { kind: 'there' },
})

const isCounted = ({ state }: ProofFile): boolean => state.kind !== 'refused' && state.kind !== 'failed'
