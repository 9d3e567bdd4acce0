import { listReceiptKeys } from '@veranda/contract'
import type { Verifying } from '@veranda/design-system/screens/receipt'
import { ok, signedReceiptsIn } from '@veranda/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Portal, usePortal } from '../../portal.ts'
import { readNow, type Reading } from '../../server-state/reading.ts'
import { useRead } from '../../server-state/use-read.ts'
import { type TrustedKeys, trustedKeys, verifyReceipts } from '../../tasks/verify-receipts.ts'

const mostBytes = 5_000_000

/** Checks what is scanned, pasted or opened. The keys are loaded once, with the page; afterwards it needs no network. */
export function useVerifying() {
  const portal = usePortal()
  const { hash } = useLocation()
  const [text, setText] = useState('')
  const [verifying, setVerifying] = useState<Verifying>({ kind: hash.length > 1 ? 'checking' : 'waiting' })
  // Loaded with the page: afterwards it needs no network.
  const reading = keysOf(portal)
  useRead(reading)
  const last = useRef('')

  const verdictOn = async (given: string): Promise<Verifying> => {
    const signed = signedReceiptsIn(given)
    if (signed.length === 0) return { kind: 'nothing-found' }
    const keys = await readNow(portal, reading, Infinity)
    if (!keys.ok) return { kind: 'no-keys' }
    if (keys.value === 'browser-cannot') return { kind: keys.value }
    return { kind: 'checked', results: await verifyReceipts(signed, keys.value) }
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

const keysOf = ({ client }: Pick<Portal, 'client'>): Reading<TrustedKeys | 'browser-cannot'> => ({
  about: ['receipt-keys'],
  read: async () => {
    const answer = await client.call(listReceiptKeys)
    return answer.ok ? ok(await trustedKeys(answer.value.keys)) : answer
  },
})
