import { addDays, bankTransferReference, instantOf, type PlainDate } from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { collectingSociety, type Database, requireReservation } from '@veranda/booking-service'
import { bankTransfer, history, reservation } from '@veranda/booking-service/tables'
import type { SampleGroup } from './sample-group.ts'

const daysLeft = 6

/** Gives the samples that tell of a bank transfer the one that was announced yesterday, for all that is not paid. */
export async function writeSampleBankTransfers(
  tx: Database,
  { stories }: SampleGroup,
  today: PlainDate,
): Promise<void> {
  const codes = stories.filter((story) => story.bankTransfer).map(({ code }) => code)
  const announced = await tx
    .select({ id: reservation.id, code: reservation.code, brand: reservation.brand })
    .from(reservation)
    .where(and(inArray(reservation.code, codes), eq(reservation.version, 1)))
  for (const { id: reservationId, code: reservationCode, brand } of announced) {
    const isThere = (await tx.$count(bankTransfer, eq(bankTransfer.reservationId, reservationId))) > 0
    if (isThere) continue
    const noon = new Date(instantOf(today, '12:00', 'America/Mazatlan'))
    const { property, pricing } = (await requireReservation(tx, { reservationCode, brand }, noon)).reservation
    const society = await collectingSociety(tx, property.propertyId)
    if (!society) throw new Error(`Nobody collects for ${property.code}`)
    const announcedAt = new Date(noon.getTime() - 24 * 3_600_000)
    await tx.insert(bankTransfer).values({
      reservationId,
      reference: bankTransferReference(String(reservationId).padStart(12, '0')),
      ...pricing.balance,
      meantFor: [],
      societyId: society.societyId,
      account: society.account,
      dueBy: addDays(today, daysLeft),
      locale: 'en-US',
      announcedAt,
    })
    await tx
      .insert(history)
      .values({ reservationId, at: announcedAt, kind: 'bank-transfer-announced', by: 'guest' })
  }
}
