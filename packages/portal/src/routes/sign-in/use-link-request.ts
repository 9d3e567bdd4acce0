import type { LinkState, LinkWish } from '@veranda/design-system/screens/sign-in'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'

/** Asks for a mailed link, and says how far asking has come. What it needs is fetched with the press. */
export function useLinkRequest() {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const [link, setLink] = useState<LinkState>({ kind: 'idle' })
  const ask = async (wish: LinkWish) => {
    setLink({ kind: 'sending' })
    const { requestLink } = await import('./presses.ts')
    const answer = await requestLink(portal, wish, locale)
    setLink(answer.ok ? { kind: 'sent' } : { kind: 'failed', failure: answer.refusal })
  }
  return { link, onRequestLink: (wish: LinkWish) => void ask(wish) }
}
