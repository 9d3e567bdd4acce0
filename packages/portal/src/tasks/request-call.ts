import { codeNumber, type Failure, requestCall as requestCallCall } from '@veranda/contract'
import {
  contactTime,
  type HelpForm,
  type HelpTicket,
  type Result,
  telephoneOf,
  tidied,
  tidyText,
} from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { callDraftAtom } from '../state/call-draft.ts'

export type CallRequest = {
  readonly form: HelpForm
  /** Of the form's country, without a plus sign. */
  readonly diallingCode: string
  readonly email: string
  readonly timeZone: string
}

/** Asks to be called. Asked again after a lost answer, it repeats the same key, and is asked once. */
export async function requestCall(
  { client, store }: Pick<Portal, 'client' | 'store'>,
  { form, diallingCode, email, timeZone }: CallRequest,
): Promise<Result<HelpTicket, Failure<typeof requestCallCall>>> {
  const key = store.get(callDraftAtom)?.key ?? crypto.randomUUID()
  store.set(callDraftAtom, (draft) => ({ ...draft, key }))
  const answer = await client.call(requestCallCall, {
    body: {
      name: tidied(form.name),
      contactTime,
      email,
      telephone: telephoneOf(form.phone, diallingCode),
      countryId: codeNumber(form.countryCode),
      bookingCode: form.reservationCode.trim(),
      customerTypeId: Number(form.customerTypeId),
      notes: tidyText(form.notes),
      timeZone,
      acceptedTerms: true,
    },
    guard: { key },
  })
  if (answer.ok) store.set(callDraftAtom, {})
  // A "no" was heard: nothing happened, and the next press is another one.
  else if (answer.refusal.kind === 'refused')
    store.set(callDraftAtom, (draft) => ({ ...draft, key: undefined }))
  return answer
}
