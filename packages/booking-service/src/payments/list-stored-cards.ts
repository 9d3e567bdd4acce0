import type { StoredCard } from '@veranda/contract'
import { and, eq } from 'drizzle-orm'
import { reservation } from '../schema/reservation.ts'
import { room } from '../schema/room.ts'
import type { PaymentNeeds } from './require-provider.ts'

export type CardsAsked = { readonly reservationCode: string; readonly roomId?: number | undefined }

/** The cards the provider stores for a reservation, or for one of its rooms. */
export async function listStoredCards(
  { store, payments }: Pick<PaymentNeeds, 'store' | 'payments'>,
  { reservationCode, roomId }: CardsAsked,
): Promise<readonly StoredCard[]> {
  if (!payments) return []
  const [withCard] = await store.db
    .select({ id: room.id })
    .from(room)
    .innerJoin(reservation, eq(reservation.id, room.reservationId))
    .where(
      and(
        eq(reservation.code, reservationCode),
        eq(room.hasStoredCard, true),
        roomId === undefined ? undefined : eq(room.id, roomId),
      ),
    )
    .limit(1)
  if (!withCard) return []
  const cards = await payments.provider.listCards(reservationCode)
  return cards.map(({ brand: scheme, ...card }) => ({ ...card, scheme }))
}
