import { decodeRatesQuery, endpoints } from '@veranda/contract'
import { and, asc, between, eq, isNotNull } from 'drizzle-orm'
import { serveValue } from '../platform/http/serve.ts'
import { wordsFor } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { dayLimit } from '../schema/inventory.ts'
import { property } from '../schema/property.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { findPromotion } from './find-promotion.ts'
import { listPromotedRates, listRates } from './list-rates.ts'
import { loadRateCalendar } from './load-rate-calendar.ts'
import { requireSpan } from './require-span.ts'

export const ratesRoutes = {
  getRateCalendar: serveValue(endpoints.getRateCalendar, async (service, { guest, query, call }) => {
    const { from, to, promocode } = query
    if (to < from) throw new ServiceRefusal('malformed-request', 'Give two dates, the earlier one first.')
    requireSpan(service, { from, to })
    const { db } = service.store
    const now = service.clock.now()
    const { reservation } = await requireReservation(db, guest, now, wordsFor(call))
    const promotion = await findPromotion(service, db, reservation, promocode)
    return loadRateCalendar(db, { reservation, from, to, now, ...(promotion ? { promotion } : {}) })
  }),
  /** The days with restrictions at the guest's own property; for another property it returns none. */
  listClosedDates: serveValue(endpoints.listClosedDates, async (service, { guest, query }) => {
    const { propertyCode, checkIn, checkOut } = query
    requireSpan(service, { from: checkIn, to: checkOut })
    const rows = await service.store.db
      .select({ date: dayLimit.day, limit: dayLimit.limit })
      .from(dayLimit)
      .innerJoin(property, eq(property.id, dayLimit.propertyId))
      .innerJoin(reservationTable, eq(reservationTable.propertyId, property.id))
      .where(
        and(
          eq(reservationTable.code, guest.reservationCode),
          eq(reservationTable.brand, guest.brand),
          eq(property.code, propertyCode),
          between(dayLimit.day, checkIn, checkOut),
          isNotNull(dayLimit.limit),
        ),
      )
      .orderBy(asc(dayLimit.day))
    return rows.flatMap(({ date, limit }) => (limit === null ? [] : [{ date, limit }]))
  }),
  /** The rule of a code for the guest's own stay: one that suits other rates only is refused, as it is in a quote. */
  getPromotion: serveValue(
    endpoints.getPromotion,
    async (service, { guest, body: { promocode, ...asked } }) => {
      const { db } = service.store
      const { reservation } = await requireReservation(db, guest, service.clock.now())
      if (asked.property_code.toUpperCase() !== reservation.property.code.toUpperCase())
        throw new ServiceRefusal('not-found', 'There is no such property.')
      // A code of nothing but blanks would mean the reservation's own.
      const terms = promocode.trim() && (await findPromotion(service, db, reservation, promocode))
      if (!terms) throw service.refuse('promotion-not-found', 'There is no promotion with this code.')
      return { terms, currency: reservation.currency }
    },
  ),
  listRates: serveValue(endpoints.listRates, (service, { guest, body }) =>
    listRates(service, guest, decodeRatesQuery(body)),
  ),
  listPromotedRates: serveValue(endpoints.listPromotedRates, (service, { guest, body }) =>
    listPromotedRates(service, guest, decodeRatesQuery(body)),
  ),
}
