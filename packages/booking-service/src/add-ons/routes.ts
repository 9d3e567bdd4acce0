import { endpoints } from '@veranda/contract'
import { type AddOnOffer, addOnCategories } from '@veranda/domain'
import { asc, eq } from 'drizzle-orm'
import { serveValue } from '../platform/http/serve.ts'
import { wordsFrom } from '../platform/language.ts'
import { requireAction } from '../reservations/require-action.ts'
import { requireBooking } from '../reservations/require-reservation.ts'
import { addOnOffer } from '../schema/add-on-offer.ts'
import { bookedAddOns } from './booked-add-ons.ts'
import { toAddOnOffer } from './to-add-on-offer.ts'

export const addOnRoutes = {
  /** The add-ons the reservation's property offers, by category, and those the rooms already have. */
  listAddOnOffers: serveValue(endpoints.listAddOnOffers, async (service, { guest, body, call }) => {
    const { db } = service.store
    const reservation = await requireBooking(service, guest, body.bookingId)
    const { currency, property } = reservation
    // A guest who may not change add-ons now can still read the offers; a property that sells no add-ons
    // refuses.
    if (!property.sellsAddOns) requireAction(service, reservation, 'add-services')
    const rows = await db
      .select()
      .from(addOnOffer)
      .where(eq(addOnOffer.propertyId, property.propertyId))
      .orderBy(asc(addOnOffer.id))
    const language = wordsFrom(body.langCode, call)
    const offers = rows.map((row) => toAddOnOffer(row, currency, language))
    return {
      currency,
      offers: offers.toSorted((a, b) => placeOf(a) - placeOf(b)),
      taken: await bookedAddOns(db, reservation),
    }
  }),
}

const placeOf = ({ category }: AddOnOffer): number => addOnCategories.indexOf(category)
