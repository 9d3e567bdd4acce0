import {
  type Failure,
  langCodeOf,
  listCustomerTypes,
  listHelpTickets,
  type requestCall as requestCallCall,
} from '@veranda/contract'
import type { Asking, CallLists, TypedText } from '@veranda/design-system/screens/call-me'
import {
  type Guest,
  type HelpForm,
  type HelpTicket,
  type Locale,
  ok,
  type Reservation,
} from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type Portal, usePortal } from '../../portal.ts'
import type { Reading } from '../../server-state/reading.ts'
import { countriesOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { type CallDraft, callDraftAtom } from '../../state/call-draft.ts'
import { requestCall } from '../../tasks/request-call.ts'

/** What is typed to be called, kept through whatever happens to the page, and its sending. */
export function useCalling(reservation: Reservation | undefined, timeZone: string) {
  const portal = usePortal()
  const { store } = portal
  const draft = useAtomValue(callDraftAtom)
  const [asking, setAsking] = useState<Asking>({ kind: 'typing' })
  const lists = useRead(listsOf(portal))
  const known = lists.state.kind === 'ready' ? lists.state.value : noLists
  const guest = reservation && mainGuestOf(reservation)
  const form = formOf(draft, guest, reservation, known, useIntl().locale)

  // Another form is another request: it is sent under a key of its own.
  const keep = (typed: CallDraft) => {
    setAsking((before) => (before.kind === 'sending' ? before : { kind: 'typing' }))
    store.set(callDraftAtom, (before) => ({ ...before, ...typed, key: undefined }))
  }
  const send = async () => {
    setAsking({ kind: 'sending' })
    const diallingCode =
      known.countries.find(({ countryCode }) => countryCode === form.countryCode)?.diallingCode ?? ''
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
  lists: CallLists,
  page: Locale,
): HelpForm {
  const { key: _, ...typed } = draft
  const known = guest && [guest.firstName, guest.lastName].filter(Boolean).join(' ')
  const [first] = lists.customerTypes
  const form = {
    name: known ?? '',
    customerTypeId: (reservation && first?.customerTypeId) ?? '',
    reservationCode: '',
    countryCode: guest?.countryCode ?? homeOf(lists, page),
    phone: guest?.phone ?? '',
    notes: '',
    isAccepted: false,
    ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined)),
  }
  return reservation ? { ...form, reservationCode: reservation.reservationCode } : form
}

/**
 * Where the browser says its reader is, if that is a country to choose. A browser that names a language alone means, on a
 * page in that language, the country of the page's.
 */
function homeOf({ countries }: CallLists, page: Locale): string {
  const [language, region = page.startsWith(`${language}-`) ? page.slice(-2) : ''] =
    navigator.language.split('-')
  return countries.find(({ countryCode }) => countryCode === region)?.countryCode ?? ''
}

const noLists: CallLists = { countries: [], customerTypes: [] }

/** What the form to be called chooses from. */
const listsOf = (portal: Pick<Portal, 'client'>): Reading<CallLists> => ({
  about: ['call-lists'],
  read: async (locale) => {
    const [countries, types] = await Promise.all([
      countriesOf(portal).read(locale),
      portal.client.call(listCustomerTypes, { query: { langCode: langCodeOf(locale) } }),
    ])
    if (!countries.ok) return countries
    return types.ok ? ok({ countries: countries.value, customerTypes: types.value }) : types
  },
})

const dayMs = 24 * 3_600_000

/** The last call a guest asked for, while they may wonder about it: until the day after. */
export function useLastTicket(isSignedIn: boolean): HelpTicket | undefined {
  const { client, now } = usePortal()
  const tickets = { about: ['help-tickets'], read: () => client.call(listHelpTickets) }
  const { state } = useRead(tickets, { isNeeded: isSignedIn })
  const [last] = isSignedIn && state.kind === 'ready' ? state.value : []
  return last && now() < Date.parse(last.contact.until) + dayMs ? last : undefined
}

function stateAfterNo(failure: Failure<typeof requestCallCall>): Asking {
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  switch (failure.refusal) {
    case 'ticket-known':
      return { kind: 'known', ticket: failure.attached.ticket ?? undefined }
    case 'ticket-not-accepted':
      return { kind: 'not-accepted', fields: failure.attached.fields }
    // The first press is still on its way.
    case 'still-running':
      return { kind: 'failed', failure: { kind: 'unavailable' } }
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}
