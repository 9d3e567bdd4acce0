import { roomConfirmationOf, type SpecialRequest } from '@veranda/domain'
import type { specialRequest } from '../schema/reservation.ts'

export type RequestRow = typeof specialRequest.$inferSelect

/** A request as its guest reads it. */
export function toSpecialRequest(row: RequestRow, reservationCode: string): SpecialRequest {
  const { seenAt, answeredAt, answer } = row
  const request = {
    requestId: row.id,
    roomNumber: row.roomNumber,
    roomConfirmation: roomConfirmationOf(reservationCode, row.roomNumber),
    text: row.text,
    sentAt: row.at.toISOString(),
  }
  if (answeredAt !== null && answer !== null)
    return { ...request, state: 'answered', answeredAt: answeredAt.toISOString(), answer }
  return seenAt === null
    ? { ...request, state: 'sent' }
    : { ...request, state: 'seen', seenAt: seenAt.toISOString() }
}
