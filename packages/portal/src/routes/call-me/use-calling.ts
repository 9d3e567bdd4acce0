import { type Failure, listHelpTickets, type requestCall as requestCallCall } from '@veranda/contract'
import type { Asking, CallListsState, TypedText } from '@veranda/design-system/screens/call-me'
import type { Guest, HelpForm, HelpTicket, Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnLanguage } from '../../layout/use-on-language.ts'
import { usePortal } from '../../portal.ts'
import { type CallDraft, callDraftAtom } from '../../state/call-draft.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadCallLists, requestCall } from '../../tasks/request-call.ts'

/** What is typed to be called, kept through whatever happens to the page, and its sending. */
export function useCalling(reservation: Reservation | undefined, timeZone: string) {
  const portal = usePortal()
  const { store } = portal
  const draft = useAtomValue(callDraftAtom)
  const [asking, setAsking] = useState<Asking>({ kind: 'typing' })
  const lists = useLists()
  const guest = reservation && mainGuestOf(reservation)
  const form = formOf(draft, guest, reservation, lists.state)

  // Another form is another request: it is sent under a key of its own.
  const keep = (typed: CallDraft) => {
    setAsking((before) => (before.kind === 'sending' ? before : { kind: 'typing' }))
    store.set(callDraftAtom, (before) => ({ ...before, ...typed, key: undefined }))
  }
  const send = async () => {
    setAsking({ kind: 'sending' })
    const countries = lists.state.kind === 'ready' ? lists.state.countries : []
    const diallingCode =
      countries.find(({ countryCode }) => countryCode === form.countryCode)?.diallingCode ?? ''
    const answer = await requestCall(portal, { form, diallingCode, email: guest?.email ?? '', timeZone })
    setAsking(answer.ok ? { kind: 'sent', ticket: answer.value } : stateAfterNo(answer.refusal))
  }
  return {
    form,
    asking,
    lists,
    type: (field: TypedText, text: string) => keep({ [field]: text }),
    accept: (isAccepted: boolean) => keep({ isAccepted }),
    send,
  }
}

const mainGuestOf = ({ rooms }: Reservation): Guest | undefined =>
  rooms.flatMap(({ guests }) => guests).find(({ isMainGuest }) => isMainGuest)

/** What was typed, before what is known of the guest. */
function formOf(
  draft: CallDraft = {},
  guest: Guest | undefined,
  reservation: Reservation | undefined,
  lists: CallListsState,
): HelpForm {
  const { key: _, ...typed } = draft
  const known = guest && [guest.firstName, guest.lastName].filter(Boolean).join(' ')
  const [first] = lists.kind === 'ready' ? lists.customerTypes : []
  const form = {
    name: known ?? '',
    customerTypeId: (reservation && first?.customerTypeId) ?? '',
    reservationCode: '',
    countryCode: guest?.countryCode ?? homeOf(lists),
    phone: guest?.phone ?? '',
    notes: '',
    isAccepted: false,
    ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined)),
  }
  return reservation ? { ...form, reservationCode: reservation.reservationCode } : form
}

/** Where the browser says its reader is, if that is a country to choose. */
function homeOf(lists: CallListsState): string {
  const region = navigator.language.split('-').at(-1)
  const countries = lists.kind === 'ready' ? lists.countries : []
  return countries.find(({ countryCode }) => countryCode === region)?.countryCode ?? ''
}

function useLists() {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const [state, setState] = useState<CallListsState>({ kind: 'loading' })
  const load = async () => setState(await loadCallLists(portal, locale))
  const begin = useEffectEvent(load)
  useEffect(() => {
    const soon = setTimeout(() => void begin())
    return () => clearTimeout(soon)
  }, [])
  useOnLanguage(load)
  const again = () => {
    setState({ kind: 'loading' })
    void load()
  }
  return { state, again }
}

const dayMs = 24 * 3_600_000

/** The last call a guest asked for, while they may wonder about it: until the day after. */
export function useLastTicket(isSignedIn: boolean): HelpTicket | undefined {
  const { client, now } = usePortal()
  const [ticket, setTicket] = useState<HelpTicket>()
  const load = useEffectEvent(async () => {
    const answer = await client.call(listHelpTickets)
    const [last] = answer.ok ? answer.value : []
    if (last && now() < Date.parse(last.contact.until) + dayMs) setTicket(last)
  })
  useEffect(() => {
    if (!isSignedIn) return undefined
    const soon = setTimeout(() => void load())
    return () => clearTimeout(soon)
  }, [isSignedIn])
  return ticket
}

function stateAfterNo(failure: Failure<typeof requestCallCall>): Asking {
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  switch (failure.refusal) {
    case 'ticket-known':
      return { kind: 'known', ticket: failure.attached.ticket ?? undefined }
    case 'ticket-not-accepted':
      return { kind: 'not-accepted' }
    // The first press is still on its way.
    case 'still-running':
      return { kind: 'failed', failure: { kind: 'unavailable' } }
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}
