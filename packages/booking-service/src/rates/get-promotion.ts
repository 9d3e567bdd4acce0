import type { getPromotion as getPromotionCall } from '@veranda/contract'
import type { CurrencyCode, PromotionTerms } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { type RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { findPromotion } from './find-promotion.ts'

export type PromotionQuery = { readonly code: string; readonly propertyCode: string }

/** The rule of a code for the guest's own stay: one that suits other rates only is refused, as it is in a quote. */
export async function getPromotion(
  service: Service & RefusingFor<typeof getPromotionCall>,
  guest: GuestSession,
  { code, propertyCode }: PromotionQuery,
): Promise<{ readonly terms: PromotionTerms; readonly currency: CurrencyCode }> {
  const { reservation } = await requireReservation(service.store.db, guest, service.clock.now())
  if (propertyCode.toUpperCase() !== reservation.property.code.toUpperCase())
    throw new ServiceRefusal('not-found', 'There is no such property.')
  // A code of nothing but blanks would mean the reservation's own.
  const terms = code.trim() && (await findPromotion(service, service.store.db, reservation, code))
  if (!terms) throw service.refuse('promotion-not-found', 'There is no promotion with this code.')
  return { terms, currency: reservation.currency }
}
