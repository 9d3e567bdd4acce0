import type { ContactWindow } from '../help/index.ts'
import type { Instant, TimeZone } from '../dates/index.ts'
import { type PhoneRefusal, phoneRefusal, tidied } from '../reservation/index.ts'
import { atMost, confirmationNumber, firstRefusal, guestName, required } from '../validation/index.ts'
import { longestRequest, tidyText } from './request-text.ts'

/** Who asks, in the hotel's own words. */
export type CustomerType = { readonly customerTypeId: string; readonly name: string }

export const ticketStates = ['waiting', 'called', 'not-reached'] as const
export type TicketState = (typeof ticketStates)[number]

/** A guest's request to be called. */
export type HelpTicket = {
  /** What the guest reads out on the phone: `H-7K3MQ9`. */
  readonly ticketNumber: string
  readonly state: TicketState
  readonly sentAt: Instant
  readonly contact: ContactWindow
  /** Of the guest's clock, by which they are called. */
  readonly timeZone: TimeZone
  /** Whether a letter about it goes to the address on file. */
  readonly hasLetter: boolean
}

/** For so long the same request is known, and not made again. */
export const minutesBetweenTickets = 60

/** What is typed to be called: texts, empty where nothing is said. */
export type HelpForm = {
  readonly name: string
  readonly customerTypeId: string
  readonly reservationCode: string
  readonly countryCode: string
  readonly phone: string
  readonly notes: string
  readonly isAccepted: boolean
}
export type HelpField = keyof HelpForm
export const helpFields = [
  'name',
  'customerTypeId',
  'reservationCode',
  'countryCode',
  'phone',
  'notes',
  'isAccepted',
] as const satisfies readonly HelpField[]
export type HelpRefusals = Partial<Readonly<Record<HelpField, PhoneRefusal>>>

/** Both names of a guest, and the longest a phone number may be with its country's code (E.164). */
const longestFullName = 240
export const phoneDigits = { least: 10, most: 15 } as const

/** What is wrong with each field of the form. The reservation and notes may stay empty. */
export function helpFormRefusals(form: HelpForm): HelpRefusals {
  const refusals = {
    name: firstRefusal(tidied(form.name), [required, guestName, atMost(longestFullName)]),
    customerTypeId: firstRefusal(form.customerTypeId, [required]),
    reservationCode: firstRefusal(form.reservationCode.trim(), [confirmationNumber, atMost(32)]),
    countryCode: firstRefusal(form.countryCode, [required]),
    phone: phoneRefusal(form.phone.trim(), [required]),
    notes: firstRefusal(tidyText(form.notes), [atMost(longestRequest)]),
    isAccepted: form.isAccepted ? undefined : ({ rule: 'required' } as const),
  } satisfies Record<HelpField, PhoneRefusal | undefined>
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal !== undefined))
}

/** A number as it is dialled from anywhere, digits only: one without its country's code is meant for that country. */
export function telephoneOf(phone: string, diallingCode: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return phone.trim().startsWith('+') ? digits : `${diallingCode}${digits}`
}
