import type { GuestChange } from '@veranda/contract'
import {
  type Guest,
  type GuestForm,
  type GuestRefusals,
  guestRefusals,
  type Reservation,
  type Room,
  tidyGuest,
  today,
} from '@veranda/domain'
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { country } from '../schema/property.ts'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'

/** A guest and the new details. */
export type ChangedGuest = { readonly guest: Guest; readonly form: GuestForm }

/** The new details of a room's guests, normalized; the whole set is refused if a rule refuses any of it. */
export async function acceptedForms(
  tx: Database & Refusing<'guests-not-accepted'>,
  { property, stay }: Reservation,
  { guests }: Room,
  changes: readonly GuestChange[],
  now: Date,
): Promise<readonly ChangedGuest[]> {
  const stated = changes.map(({ guestId, form }) => {
    const guest = guests.find((one) => one.guestId === guestId)
    if (!guest) throw new ServiceRefusal('not-found', 'There is no such guest in this room.')
    return { guest, form: tidyGuest(form) }
  })
  const facts = {
    arrival: stay.arrival,
    today: today(property.timeZone, now.toISOString()),
    ranges: property.ageRanges,
  }
  const known = await countriesOf(tx, stated)
  const errors = stated.flatMap(({ guest, form }) => {
    const refusals = guestRefusals(form, { ...facts, guest })
    const isKnown = form.countryCode === '' || known.has(form.countryCode)
    const all: GuestRefusals = isKnown ? refusals : { ...refusals, countryCode: { rule: 'choice' } }
    return Object.entries(all).map(([field, { rule }]) => ({
      path: `guests.${guest.guestId}.${field}`,
      message: rule,
    }))
  })
  const isTwice = new Set(stated.map(({ guest }) => guest)).size < stated.length
  if (errors.length > 0 || isTwice)
    throw tx.refuse('guests-not-accepted', 'Some guest details are not accepted.', { errors })
  return stated
}

async function countriesOf(tx: Database, stated: readonly ChangedGuest[]): Promise<ReadonlySet<string>> {
  const codes = stated.map(({ form }) => form.countryCode)
  const rows = await tx.select({ code: country.code }).from(country).where(inArray(country.code, codes))
  return new Set(rows.map(({ code }) => code))
}
