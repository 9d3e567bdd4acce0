import type { StoredCard } from '@veranda/contract'
import { isCardTaken } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import { reservation } from '../schema/reservation.ts'
import { room } from '../schema/room.ts'
import { loadCardTypes } from './card-types.ts'
import { merchantAccountOfStay } from './merchant-account.ts'
import type { PaymentNeeds } from './require-provider.ts'

export type CardsAsked = Pick<GuestSession, 'reservationCode' | 'brand'> & {
  readonly roomId?: number | undefined
}

/** The cards the provider stores for a reservation, or for one of its rooms. */
export async function listStoredCards(
  { store, payments }: Pick<PaymentNeeds, 'store' | 'payments'>,
  { reservationCode, brand, roomId }: CardsAsked,
): Promise<readonly StoredCard[]> {
  if (!payments) return []
  const [withCard] = await store.db
    .select({ id: room.id })
    .from(room)
    .innerJoin(reservation, eq(reservation.id, room.reservationId))
    .where(
      and(
        eq(reservation.code, reservationCode),
        eq(reservation.brand, brand),
        eq(room.hasStoredCard, true),
        roomId === undefined ? undefined : eq(room.id, roomId),
      ),
    )
    .limit(1)
  if (!withCard) return []
  const merchant = await merchantAccountOfStay(store.db, reservationCode)
  const cards = await payments.provider.listCards(reservationCode, merchant)
  const types = await loadCardTypes(store.db)
  return cards.map(({ brand: scheme, ...card }) => ({
    ...card,
    scheme,
    ...(isCardTaken(scheme, types) ? {} : { isNotTaken: true as const }),
  }))
}
