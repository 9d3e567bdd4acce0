import type { Answering } from '@veranda/design-system/screens/cancelled'
import type { Reservation } from '@veranda/domain'
import { RESET } from 'jotai/vanilla/utils'
import { useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { answerReviewQuestion } from '../../tasks/answer-review-question.ts'
import { useDocuments } from '../cancel-details/use-documents.ts'

/** The answer to a question of the hotel’s during a review: a text, and files that were sent for it. */
export function useAnswering(reservation: Reservation): Answering {
  const portal = usePortal()
  const { files, limits, onFiles, onRemoveFile, onSendFileAgain, arrived } = useDocuments(reservation)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Answering['trouble']>()
  const keys = useRef(new Map<string, string>())
  const send = async (answer: string): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    await arrived()
    const documents = portal.store.get(cancellationDraftAtom)?.supportingDocuments ?? []
    const documentIds = documents.map(({ documentId }) => documentId)
    const what = JSON.stringify([answer, documentIds])
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    const sent = await answerReviewQuestion(portal, reservation, { answer, documentIds, key })
    setBusy(false)
    if (sent.ok) return portal.store.set(cancellationDraftAtom, RESET)
    const { refusal: failure } = sent
    const isGone = failure.kind === 'refused' && failure.refusal === 'no-question'
    setTrouble(isGone ? 'gone' : { failure })
  }
  return {
    files,
    limits,
    busy,
    trouble,
    onFiles,
    onRemoveFile,
    onSendFileAgain,
    onAnswer: (answer) => void send(answer),
  }
}
