import type { StandbyState } from '@veranda/design-system/screens/standby'
import type { Locale, Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadStandby } from '../../tasks/load-standby.ts'

/** The list as it stands: read when the page opens, and again after each press. */
export function useStandby(reservation: Reservation) {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const [state, setState] = useState<StandbyState>({ kind: 'loading' })
  const load = async (wanted = locale) => {
    const answer = await loadStandby(portal, reservation, wanted)
    // What is on screen stays there where it cannot be read again.
    setState((before) => {
      if (answer.ok) return { kind: 'ready', overview: answer.value }
      return before.kind === 'ready' ? before : { kind: 'failed', failure: answer.refusal }
    })
  }
  const begin = useEffectEvent((wanted: Locale) => void load(wanted))
  useEffect(() => {
    const soon = setTimeout(() => begin(locale))
    return () => clearTimeout(soon)
  }, [locale])
  const again = () => {
    setState({ kind: 'loading' })
    void load()
  }
  return { state, load, again }
}
