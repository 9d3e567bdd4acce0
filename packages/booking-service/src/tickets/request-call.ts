import { randomInt } from 'node:crypto'
import {
  countryOfNumber,
  encodeHelpTicket,
  type Parsed,
  type requestCall as requestCallCall,
} from '@veranda/contract'
import {
  type BrandId,
  contactWindow,
  type HelpField,
  helpFields,
  helpFormRefusals,
  type HelpTicket,
  type Locale,
  minutesBetweenTickets,
  phoneDigits,
  tidied,
  tidyText,
  toReservationCode,
} from '@veranda/domain'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { GuestSession } from '../identity/identity.ts'
import { queueCallRequestedLetter } from '../letters/call-requested/queue.ts'
import { guestsToWriteTo } from '../letters/guests-to-write-to.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { customerType, helpTicket } from '../schema/help-ticket.ts'
import { country } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { toHelpTicket } from './to-help-ticket.ts'

type Refusing = RefusingFor<typeof requestCallCall>
type CallCommand = Parsed<typeof requestCallCall>['body']

/** Who asks: a guest in a session, or a stranger on a brand's site. */
export type Asking = {
  readonly guest: GuestSession | undefined
  readonly brand: BrandId
  readonly locale: Locale
}

/** Opens a help ticket, one an hour: who asks again is told that the first is known. */
export async function requestCall(
  service: Service & Refusing,
  asking: Asking,
  input: CallCommand,
  claim: Claim,
): Promise<Once<HelpTicket>> {
  return doOnce<HelpTicket>(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const ticket = await open(tx, asking, input, service)
      await finish(tx, ticket)
      return ticket
    }),
  )
}

async function open(
  tx: Database & Refusing,
  { guest, brand, locale }: Asking,
  input: CallCommand,
  { clock, brands }: Pick<Service, 'clock' | 'brands'>,
): Promise<HelpTicket> {
  const now = clock.now()
  const typed = await acceptedOf(tx, input)
  const timeZone = zoneOf(input.timeZone) ?? brands.get(brand).help.hours.timeZone
  const reservationCode = guest?.reservationCode ?? typed.reservationCode
  const askedBy = whoAsks(guest, { reservationCode, telephone: input.telephone })
  await requireFirst(tx, askedBy, guest, now)
  const stay = guest && (await stayOf(tx, guest))
  const [holder] = guest ? await guestsToWriteTo(tx, guest.reservationCode) : []
  const { from, until } = contactWindow(now.toISOString(), timeZone)
  const [row] = await tx
    .insert(helpTicket)
    .values({
      ...typed,
      number: newNumber(),
      brand,
      reservationId: stay?.id ?? null,
      reservationCode,
      askedBy,
      email: holder?.email ?? typed.email,
      at: now,
      contactFrom: new Date(from),
      contactUntil: new Date(until),
      timeZone,
      locale,
      hasLetter: holder?.roomNumber === 1,
    })
    .returning()
  if (!row) throw new Error('The ticket was not kept')
  if (guest && stay) {
    await queueCallRequestedLetter(tx, { reservationCode, brand, row }, locale, now)
    await appendAudit(tx, {
      at: now,
      actor: asGuest(guest),
      action: 'call-requested',
      reservationId: stay.id,
      detail: { ticket: row.number },
    })
  }
  return toHelpTicket(row)
}

const stayOf = async (tx: Database, { reservationCode, brand }: GuestSession) =>
  (
    await tx
      .select({ id: reservation.id })
      .from(reservation)
      .where(and(eq(reservation.code, reservationCode), eq(reservation.brand, brand)))
  )[0]

/** What was typed, as it is kept, by the same rules the form explains. */
async function acceptedOf(tx: Database & Refusing, input: CallCommand) {
  const require = (fields: readonly HelpField[]) => {
    if (fields.length > 0)
      throw tx.refuse('ticket-not-accepted', 'Some of this cannot be accepted.', {
        attached: { fields: [...fields] },
      })
  }
  const countryCode = countryOfNumber(input.countryId) ?? ''
  const refusals = helpFormRefusals({
    name: input.name,
    customerTypeId: String(input.customerTypeId),
    reservationCode: input.bookingCode,
    countryCode,
    phone: `+${input.telephone}`,
    notes: input.notes,
    isAccepted: input.acceptedTerms,
  })
  const { length } = input.telephone
  const isDialled = length >= phoneDigits.least && length <= phoneDigits.most
  require(helpFields.filter((field) => refusals[field] || (field === 'phone' && !isDialled)))
  const isKnown = (await tx.$count(country, eq(country.code, countryCode))) > 0
  const types = await tx.$count(customerType, eq(customerType.id, input.customerTypeId))
  require([
    ...(isKnown ? [] : (['countryCode'] as const)),
    ...(types > 0 ? [] : (['customerTypeId'] as const)),
  ])
  return {
    name: tidied(input.name),
    reservationCode: toReservationCode(input.bookingCode),
    telephone: input.telephone,
    countryCode,
    customerTypeId: input.customerTypeId,
    notes: tidyText(input.notes),
    email: tidied(input.email),
  }
}

/**
 * Whose request it is. A stranger who knows a number cannot keep its guest from being called: only what a session asks for
 * counts as the reservation's.
 */
const whoAsks = (
  guest: GuestSession | undefined,
  { reservationCode, telephone }: { readonly reservationCode: string; readonly telephone: string },
): string => (guest ? `guest ${reservationCode}` : `stranger ${reservationCode || telephone}`)

/** Of two at once the second waits, and is told of the first. */
async function requireFirst(
  tx: Database & Refusing,
  askedBy: string,
  guest: GuestSession | undefined,
  now: Date,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`help ticket ${askedBy}`}, 0))`)
  const since = new Date(now.getTime() - minutesBetweenTickets * 60_000)
  const [first] = await tx
    .select()
    .from(helpTicket)
    .where(and(eq(helpTicket.askedBy, askedBy), gt(helpTicket.at, since)))
    .orderBy(desc(helpTicket.at))
    .limit(1)
  if (!first) return
  // What a stranger sent is told to no other.
  const ticket = guest ? encodeHelpTicket(toHelpTicket(first)) : null
  throw tx.refuse('ticket-known', 'We already have a request to call.', { attached: { ticket } })
}

/** One a clock can go by; what a browser does not know of itself may be anything. */
function zoneOf(timeZone: string | undefined): string | undefined {
  if (!timeZone) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

// Without the letters and digits that are read or heard as another.
const signs = '23456789ACDEFHJKMNPRTUVWXY'

/** Read out on the phone, and no count of what was asked before. */
const newNumber = (): string =>
  `H-${Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')}`
