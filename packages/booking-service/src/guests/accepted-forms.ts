import type { GuestChange } from '@veranda/contract'
import {
  type GuestRefusals,
  guestRefusals,
  type Reservation,
  type Room,
  tidyGuest,
  today,
} from '@veranda/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { ageRange, country } from '../schema/property.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { ChangedGuest } from './change-guests.ts'

/** What is said of guests of a room, tidy; refused whole where a rule refuses any of it. */
export async function acceptedForms(
  tx: Database,
  { property, stay }: Reservation,
  { guests }: Room,
  changes: readonly GuestChange[],
  now: Date,
): Promise<readonly ChangedGuest[]> {
  const said = changes.map(({ guestId, form }) => {
    const guest = guests.find((one) => one.guestId === guestId)
    if (!guest) throw new ServiceRefusal('not-found', 'There is no such guest in this room.')
    return { guest, form: tidyGuest(form) }
  })
  const facts = {
    arrival: stay.arrival,
    today: today(property.timeZone, now.toISOString()),
    ranges: (await tx.select().from(ageRange).where(eq(ageRange.propertyId, property.propertyId))).map(
      ({ words, ...range }) => ({ ...range, text: words }),
    ),
  }
  const known = await countriesOf(tx, said)
  const errors = said.flatMap(({ guest, form }) => {
    const refusals = guestRefusals(form, { ...facts, guest })
    const isKnown = form.countryCode === '' || known.has(form.countryCode)
    const all: GuestRefusals = isKnown ? refusals : { ...refusals, countryCode: { rule: 'choice' } }
    return Object.entries(all).map(([field, { rule }]) => ({
      path: `guests.${guest.guestId}.${field}`,
      message: rule,
    }))
  })
  const isTwice = new Set(said.map(({ guest }) => guest)).size < said.length
  if (errors.length > 0 || isTwice)
    throw new ServiceRefusal('guests-not-accepted', 'Some guest details are not accepted.', { errors })
  return said
}

async function countriesOf(tx: Database, said: readonly ChangedGuest[]): Promise<ReadonlySet<string>> {
  const codes = said.map(({ form }) => form.countryCode)
  const rows = await tx.select({ code: country.code }).from(country).where(inArray(country.code, codes))
  return new Set(rows.map(({ code }) => code))
}
