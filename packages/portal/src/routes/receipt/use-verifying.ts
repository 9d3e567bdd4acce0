import { listReceiptKeys } from '@veranda/contract'
import type { Verifying } from '@veranda/design-system/screens/receipt'
import { signedReceiptsIn } from '@veranda/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Portal, usePortal } from '../../portal.ts'
import { type TrustedKeys, trustedKeys, verifyReceipts } from '../../tasks/verify-receipts.ts'

const mostBytes = 5_000_000

/** Checks what is scanned, pasted or opened. The keys are loaded once, with the page; afterwards it needs no network. */
export function useVerifying() {
  const { client } = usePortal()
  const { hash } = useLocation()
  const [text, setText] = useState('')
  const [verifying, setVerifying] = useState<Verifying>({ kind: hash.length > 1 ? 'checking' : 'waiting' })
  const keys = useRef<ReturnType<typeof loadKeys>>(undefined)
  const last = useRef('')

  const verdictOn = async (given: string): Promise<Verifying> => {
    keys.current ??= loadKeys(client)
    const signed = signedReceiptsIn(given)
    if (signed.length === 0) return { kind: 'nothing-found' }
    const known = await keys.current
    if (known === 'no-keys') keys.current = undefined
    if (typeof known === 'string') return { kind: known }
    return { kind: 'checked', results: await verifyReceipts(signed, known) }
  }
  const check = async (given: string) => {
    last.current = given
    const verdict = await verdictOn(given)
    // Another one may have been given meanwhile.
    if (last.current === given) setVerifying(verdict)
  }
  const open = async (file: File) => {
    if (file.size > mostBytes) return setVerifying({ kind: 'too-large' })
    // A PDF is bytes; read as Latin-1, the link in it is text.
    await check(new TextDecoder('latin1').decode(await file.arrayBuffer()))
  }
  const checkLink = useEffectEvent((link: string) => {
    keys.current ??= loadKeys(client)
    if (link.length > 1) void check(link)
  })
  useEffect(() => checkLink(hash), [hash])
  return {
    text,
    verifying,
    type: setText,
    verify: () => check(text),
    open,
    again: () => void check(last.current),
  }
}

async function loadKeys(client: Portal['client']): Promise<TrustedKeys | 'browser-cannot' | 'no-keys'> {
  const answer = await client.call(listReceiptKeys)
  return answer.ok ? trustedKeys(answer.value.keys) : 'no-keys'
}
