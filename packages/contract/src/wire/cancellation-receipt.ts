import {
  cancellationEnds,
  cancellationOutcomes,
  type CancellationReceipt,
  fromMajor,
  toMajor,
} from '@veranda/domain'
import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { decodeCancellation, encodeCancellation, wireCancellation } from './cancellation.ts'
import { plainDate, present } from './plain.ts'
import { decodeRefund, encodeRefund, wireRefund } from './refund-on-its-way.ts'

export const wireCancellationReceipt = /* @__PURE__ */ object({
  outcome: picklist(cancellationOutcomes),
  idBookHotel: number(),
  version: number(),
  cancellationDate: string(),
  cancellationNumber: nullable(string()),
  reasonCancellation: nullable(string()),
  isVisibleReasonCancellation: boolean(),
  refunds: array(wireRefund),
  undoUntil: nullable(string()),
  creditNote: nullable(object({ code: string(), amount: number(), validUntil: plainDate })),
  requestId: nullable(string()),
  ended: nullable(object({ as: picklist(cancellationEnds), at: string() })),
  penalty: wireCancellation,
})
export type WireCancellationReceipt = InferOutput<typeof wireCancellationReceipt>

export function decodeCancellationReceipt(wire: WireCancellationReceipt): CancellationReceipt {
  const { currencyCode: currency } = wire.penalty
  const { creditNote: note } = wire
  return {
    outcome: wire.outcome,
    bookingId: wire.idBookHotel,
    version: wire.version,
    cancellation: decodeCancellation(wire.penalty),
    at: wire.cancellationDate,
    refunds: wire.refunds.map((refund) => decodeRefund(refund, currency)),
    ...present({
      reason: wire.reasonCancellation,
      cancellationCode: wire.cancellationNumber,
      undoUntil: wire.undoUntil,
      creditNote: note && { ...note, amount: fromMajor(note.amount, currency) },
      requestId: wire.requestId,
      ended: wire.ended,
    }),
  }
}

export const encodeCancellationReceipt = (receipt: CancellationReceipt): WireCancellationReceipt => ({
  outcome: receipt.outcome,
  idBookHotel: receipt.bookingId,
  version: receipt.version,
  cancellationDate: receipt.at,
  cancellationNumber: receipt.cancellationCode ?? null,
  reasonCancellation: receipt.reason ?? null,
  isVisibleReasonCancellation: receipt.reason !== undefined,
  refunds: receipt.refunds.map(encodeRefund),
  undoUntil: receipt.undoUntil ?? null,
  creditNote: receipt.creditNote
    ? { ...receipt.creditNote, amount: toMajor(receipt.creditNote.amount) }
    : null,
  requestId: receipt.requestId ?? null,
  ended: receipt.ended ?? null,
  penalty: encodeCancellation(receipt.cancellation),
})
