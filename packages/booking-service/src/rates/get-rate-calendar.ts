import type { PlainDate, RateCalendar } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'
import type { WordsLanguage } from '../platform/language.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { findPromotion, type PromotionRefusal } from './find-promotion.ts'
import { loadRateCalendar } from './load-rate-calendar.ts'
import { requireSpan } from './require-span.ts'

export type CalendarSpan = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly promocode?: string | undefined
}

/** The rate calendar of the guest's own reservation. */
export async function getRateCalendar(
  { store, clock, refuse }: Service & Refusing<PromotionRefusal | 'span-too-long'>,
  guest: GuestSession,
  { from, to, promocode }: CalendarSpan,
  lang: WordsLanguage,
): Promise<RateCalendar> {
  if (to < from) throw new ServiceRefusal('malformed-request', 'Give two dates, the earlier one first.')
  requireSpan({ refuse }, { from, to })
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now, lang)
  const promotion = await findPromotion({ refuse }, store.db, reservation, promocode)
  return loadRateCalendar(store.db, { reservation, from, to, now, ...(promotion ? { promotion } : {}) })
}
