import type { LangCode } from '@veranda/contract'
import { type CurrencyCode, addOnCategories, type AddOnMenu } from '@veranda/domain'
import { asc, eq } from 'drizzle-orm'
import { addOnOffer } from '../schema/add-on-offer.ts'
import type { GuestSession } from '../identity/identity.ts'
import { wordsLanguageOf } from '../platform/language.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireAction } from '../reservations/require-action.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { bookedAddOns } from './booked-add-ons.ts'
import { toAddOnOffer } from './to-add-on-offer.ts'
import type { Refusing } from '../platform/refusal.ts'

/** The add-ons the reservation's property offers, by category, and those the rooms already have. */
export async function listAddOnOffers(
  { store, clock, refuse }: Service & Refusing<'action-not-allowed'>,
  guest: GuestSession,
  bookingId: number,
  lang: LangCode,
): Promise<AddOnMenu & { readonly currency: CurrencyCode }> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  requireOwn(reservation, bookingId)
  // A guest who may not change add-ons now can still read the offers; a property that sells no add-ons
  // refuses.
  if (!reservation.property.sellsAddOns) requireAction({ refuse }, reservation, 'add-services')
  const { currency, property } = reservation
  const rows = await store.db
    .select()
    .from(addOnOffer)
    .where(eq(addOnOffer.propertyId, property.propertyId))
    .orderBy(asc(addOnOffer.id))
  const offers = rows.map((row) => toAddOnOffer(row, currency, wordsLanguageOf(lang)))
  return {
    currency,
    offers: offers.toSorted((a, b) => placeOf(a) - placeOf(b)),
    taken: await bookedAddOns(store.db, reservation),
  }
}

const placeOf = ({ category }: Pick<AddOnMenu['offers'][number], 'category'>): number =>
  addOnCategories.indexOf(category)
