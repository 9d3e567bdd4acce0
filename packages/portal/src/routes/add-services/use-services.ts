import type { AddOnMenuState } from '@veranda/design-system/screens/add-services'
import type { Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadServices } from '../../tasks/load-services.ts'

/**
 * What can be added and given back: asked for when the page opens, in the language it is read in, and again when the
 * reservation is another one or something was refused.
 */
export function useServices(reservation: Reservation, isRefused: boolean) {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const [menu, setMenu] = useState<AddOnMenuState>({ kind: 'loading' })
  const { version, property } = reservation
  const asked = [locale, version, isRefused].join()
  const latest = useRef(asked)
  const load = async (question: string) => {
    latest.current = question
    const answer = await loadServices(portal, reservation)
    if (question !== latest.current) return
    // What is on screen stays there where it cannot be read again.
    setMenu((before) => {
      if (answer.ok) return { kind: 'ready', menu: answer.value }
      return before.kind === 'ready' ? before : { kind: 'failed', failure: answer.refusal }
    })
  }
  const begin = useEffectEvent((question: string) => void load(question))
  useEffect(() => {
    if (!property.sellsAddOns) return
    const soon = setTimeout(() => begin(asked))
    return () => clearTimeout(soon)
  }, [asked, property.sellsAddOns])
  const again = () => {
    setMenu({ kind: 'loading' })
    void load(asked)
  }
  return { menu, again }
}
