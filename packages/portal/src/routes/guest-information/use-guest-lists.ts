import type { GuestListsState } from '@veranda/design-system/screens/guest-information'
import { type Reservation, whyNotOpen } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadGuestLists } from '../../tasks/load-guest-lists.ts'

/** What the form has to know besides the reservation; nothing is asked for where nothing can be changed. */
export function useGuestLists(reservation: Reservation) {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const [state, setState] = useState<GuestListsState>({ kind: 'loading' })
  const load = async () => setState(await loadGuestLists(portal, reservation, locale))
  const begin = useEffectEvent(() => {
    if (whyNotOpen(reservation, 'edit-guests') === undefined) void load()
  })
  useEffect(() => {
    const soon = setTimeout(() => begin())
    return () => clearTimeout(soon)
  }, [])
  const again = () => {
    setState({ kind: 'loading' })
    void load()
  }
  return { state, again }
}
