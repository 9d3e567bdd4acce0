import {
  type Failure,
  listConfirmationLetters,
  previewConfirmationLetter,
  sendConfirmationLetter as sendCall,
} from '@veranda/contract'
import type { LetterSending, PreviewReader } from '@veranda/design-system/screens/confirmation-letter'
import { type Reservation, type SentLetter, splitAddresses } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { array, type InferOutput, number, object, optional, string } from 'valibot'
import { usePortal } from '../../portal.ts'
import { keepRead } from '../../server-state/reading.ts'
import { useRead } from '../../server-state/use-read.ts'
import { storedAtom } from '../../state/stored-atom.ts'

const letterDraft = object({
  bookingId: number(),
  addresses: array(string()),
  typed: string(),
  /** Under which key it was sent, while no answer to that was heard. */
  key: optional(string()),
})

/** To whom a guest means to send the confirmation letter. */
type LetterDraft = InferOutput<typeof letterDraft>
const letterDraftAtom = storedAtom('letter-draft', letterDraft)

/** How long a letter on its way is asked about, and how often: a mail server answers within seconds, or much later. */
const asksEveryMs = 3_000
const longestWaitMs = 60_000

/** The guest's own address; the letter goes there unless they say otherwise. */
export const ownAddressOf = ({ rooms }: Pick<Reservation, 'rooms'>): string =>
  rooms.flatMap(({ guests }) => guests).find(({ isMainGuest, email }) => isMainGuest && email)?.email ?? ''

/** To whom the letter goes, kept through whatever happens to the page, its sending and what became of it. */
export function useLetter(reservation: Reservation) {
  const portal = usePortal()
  const { client, store, now } = portal
  const { bookingId, reservationCode } = reservation
  const params = { codeReservation: reservationCode }
  const stored = useAtomValue(letterDraftAtom)
  const own = ownAddressOf(reservation)
  const fresh: LetterDraft = { bookingId, addresses: own === '' ? [] : [own], typed: '' }
  const draft = stored?.bookingId === bookingId ? stored : fresh
  const [sending, setSending] = useState<LetterSending>({ kind: 'typing' })
  const became = {
    about: ['letters', reservationCode],
    read: () => client.call(listConfirmationLetters, { params }),
  }
  // Of letters on their way it is asked for a while.
  const [waitsUntil, waitUntil] = useState(() => now() + longestWaitMs)
  const isQueued = (known: readonly SentLetter[] = []) => known.some(({ state }) => state === 'queued')
  const { state: sent } = useRead(became, {
    everyMs: (known) => isQueued(known) && now() < waitsUntil && asksEveryMs,
  })

  const keep = (addresses: readonly string[], typed: string) => {
    setSending((before) => (before.kind === 'sending' ? before : { kind: 'typing' }))
    // Other addresses are another sending: it has a key of its own.
    store.set(letterDraftAtom, { bookingId, addresses: [...addresses], typed })
  }
  const sendTo = async (addresses: readonly string[], key: string): Promise<boolean> => {
    setSending({ kind: 'sending' })
    const answer = await client.call(sendCall, {
      params,
      body: { emails: addresses.join(',') },
      guard: { key },
    })
    setSending(answer.ok ? { kind: 'sent', letters: addresses.length } : stateAfterNo(answer.refusal))
    if (answer.ok) {
      keepRead(portal, became, answer.value)
      waitUntil(now() + longestWaitMs)
    }
    // An answer was heard: the next press is another one.
    return answer.ok || answer.refusal.kind === 'refused'
  }
  const send = async () => {
    const addresses = [...draft.addresses, ...splitAddresses(draft.typed)]
    const key = draft.key ?? crypto.randomUUID()
    const sent = { bookingId, addresses, typed: '' }
    store.set(letterDraftAtom, { ...sent, key })
    if (await sendTo(addresses, key)) store.set(letterDraftAtom, sent)
  }
  return {
    ...draft,
    own,
    sending,
    letters: sent.kind === 'ready' ? sent.value : [],
    keep,
    send,
    again: (address: string) => sendTo([address], crypto.randomUUID()),
  }
}

/** The letter as it will arrive. */
export function usePreview({ reservationCode }: Reservation, isClosed: boolean, reader: PreviewReader) {
  const { client } = usePortal()
  const params = { codeReservation: reservationCode }
  return useRead(
    {
      about: ['letter-preview', reader],
      read: () => client.call(previewConfirmationLetter, { params, query: { reader } }),
    },
    { isNeeded: !isClosed },
  )
}

function stateAfterNo(failure: Failure<typeof sendCall>): LetterSending {
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  switch (failure.refusal) {
    case 'recipients-not-accepted':
      return { kind: 'not-accepted' }
    case 'nothing-to-confirm':
      return { kind: 'nothing-to-confirm' }
    case 'too-many-letters':
      return { kind: failure.attached.limit === 'recipients' ? 'too-many' : 'too-many-today' }
    // The first press is still on its way.
    case 'still-running':
      return { kind: 'failed', failure: { kind: 'unavailable' } }
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}
