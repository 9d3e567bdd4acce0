import type { CancelReasonState } from '@veranda/design-system/screens/cancel-reason'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { cancellationReasonsAtom } from '../../state/cancellation-events.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadCancellationReasons } from '../../tasks/load-cancellation-reasons.ts'

/** The reasons in the guest's language, asked for again when the language changes. */
export function useReasons(): { readonly state: CancelReasonState; readonly load: () => Promise<void> } {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const known = useAtomValue(cancellationReasonsAtom)
  const [failed, setFailed] = useState<CancelReasonState>()
  const load = async () => {
    setFailed(undefined)
    const answer = await loadCancellationReasons(portal)
    if (!answer.ok) setFailed({ kind: 'failed', failure: answer.refusal })
  }
  const begin = useEffectEvent(async (wanted: string) => (wanted === locale ? load() : undefined))
  useEffect(() => {
    const soon = setTimeout(() => void begin(locale))
    return () => clearTimeout(soon)
  }, [locale])
  if (known?.locale === locale) return { state: { kind: 'ready', reasons: known.reasons }, load }
  return { state: failed ?? { kind: 'loading' }, load }
}
