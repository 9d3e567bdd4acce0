import type { LinkState, LinkRequest } from '@veranda/design-system/screens/sign-in'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'

/** Asks for a mailed link, and says how far asking has come. What it needs is fetched with the press. */
export function useLinkRequest() {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const [link, setLink] = useState<LinkState>({ kind: 'idle' })
  const ask = async (input: LinkRequest) => {
    setLink({ kind: 'sending' })
    const { requestLink } = await import('./handlers.ts')
    const answer = await requestLink(portal, input, locale)
    setLink(answer.ok ? { kind: 'sent' } : { kind: 'failed', failure: answer.refusal })
  }
  return { link, onRequestLink: (input: LinkRequest) => void ask(input) }
}
