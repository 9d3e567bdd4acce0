import type { Failure } from '@veranda/contract'
import type { CancellationReceipt, Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { RESET } from 'jotai/vanilla/utils'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { cancellationReceiptAtom } from '../../state/cancellation-events.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadCancellation } from '../../tasks/load-cancellation.ts'

type Receipt = {
  readonly receipt: CancellationReceipt | undefined
  readonly failure: Failure | undefined
  readonly load: () => Promise<void>
}

/** The latest receipt: from the press that made it, else from the service. The draft that led to it is dropped. */
export function useReceipt(reservation: Reservation): Receipt {
  const portal = usePortal()
  const { store } = portal
  const known = useAtomValue(cancellationReceiptAtom)
  const { locale } = useAtomValue(wordsAtom)
  const [failure, setFailure] = useState<Failure>()
  const load = async () => {
    setFailure(undefined)
    const answer = await loadCancellation(portal, reservation)
    if (!answer.ok) setFailure(answer.refusal)
  }
  const begin = useEffectEvent((wanted: string) => {
    store.set(cancellationDraftAtom, RESET)
    if (store.get(cancellationReceiptAtom)?.locale !== wanted) void load()
  })
  useEffect(() => {
    const soon = setTimeout(() => begin(locale))
    return () => clearTimeout(soon)
  }, [locale])
  return { receipt: known?.receipt, failure, load }
}
