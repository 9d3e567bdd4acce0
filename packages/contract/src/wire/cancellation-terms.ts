import {
  type CancellationPerk,
  type CancellationTerms,
  type CurrencyCode,
  fromMajor,
  perkCodes,
  type RefundStretch,
  toMajor,
} from '@veranda/domain'
import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { decodePolicy, encodePolicy, wirePolicy } from './penalty.ts'
import { currencyCode, present } from './plain.ts'

const wirePerk = /* @__PURE__ */ object({
  code: picklist(perkCodes),
  kind: picklist(['lost', 'protective']),
  label: string(),
  roomNumber: nullable(number()),
  amount: nullable(number()),
  until: nullable(string()),
})

const wireRefundStretch = /* @__PURE__ */ object({
  from: nullable(string()),
  until: nullable(string()),
  totalPenality: number(),
  refund: number(),
  pending: number(),
})

export const wireCancellationTerms = /* @__PURE__ */ object({
  currencyCode,
  policyCancellationDetails: array(wirePerk),
  rooms: array(object({ roomNumber: number(), roomName: string(), policy: wirePolicy })),
  curve: array(wireRefundStretch),
  undoMinutes: number(),
})
export type WireCancellationTerms = InferOutput<typeof wireCancellationTerms>

export const decodeCancellationTerms = (wire: WireCancellationTerms): CancellationTerms => ({
  perks: wire.policyCancellationDetails.map((perk) => decodePerk(perk, wire.currencyCode)),
  rooms: wire.rooms.map(({ roomNumber, roomName, policy }) => ({
    roomNumber,
    name: roomName,
    policy: decodePolicy(policy, wire.currencyCode),
  })),
  curve: wire.curve.map((stretch) => decodeRefundStretch(stretch, wire.currencyCode)),
  undoMinutes: wire.undoMinutes,
})

export const encodeCancellationTerms = (
  { perks, rooms, curve, undoMinutes }: CancellationTerms,
  currency: CurrencyCode,
): WireCancellationTerms => ({
  currencyCode: currency,
  policyCancellationDetails: perks.map(encodePerk),
  rooms: rooms.map(({ roomNumber, name, policy }) => ({
    roomNumber,
    roomName: name,
    policy: encodePolicy(policy),
  })),
  curve: curve.map(encodeRefundStretch),
  undoMinutes,
})

const decodePerk = (
  { code, kind, label, amount, ...more }: InferOutput<typeof wirePerk>,
  currency: CurrencyCode,
): CancellationPerk => ({
  code,
  kind,
  label,
  ...present({ ...more, amount: amount === null ? null : fromMajor(amount, currency) }),
})

const encodePerk = (perk: CancellationPerk): InferOutput<typeof wirePerk> => ({
  code: perk.code,
  kind: perk.kind,
  label: perk.label,
  roomNumber: perk.roomNumber ?? null,
  amount: perk.amount ? toMajor(perk.amount) : null,
  until: perk.until ?? null,
})

const decodeRefundStretch = (
  { from, until, ...amounts }: InferOutput<typeof wireRefundStretch>,
  currency: CurrencyCode,
): RefundStretch => ({
  ...present({ from, until }),
  penalty: fromMajor(amounts.totalPenality, currency),
  refund: fromMajor(amounts.refund, currency),
  owed: fromMajor(amounts.pending, currency),
})

const encodeRefundStretch = (stretch: RefundStretch): InferOutput<typeof wireRefundStretch> => ({
  from: stretch.from ?? null,
  until: stretch.until ?? null,
  totalPenality: toMajor(stretch.penalty),
  refund: toMajor(stretch.refund),
  pending: toMajor(stretch.owed),
})
