import {
  type AgeCategory,
  type AgeRange,
  type AllowedAction,
  type CurrencyCode,
  headcount,
  type HistoryEntry,
  type Money,
  type PenaltyCharge,
  type PricingDetails,
  type RetainedPart,
  type Room,
  type RoomStatus,
  toMajor,
} from '@veranda/domain'
import type { AnyEndpoint, ValueOf as AnswerOf, WireOf as WireOfAnswer } from '../endpoint.ts'
import { wireAgeRanges } from './age-ranges.ts'
import { holder } from './guest.ts'
import { type WireCharge, wireCharge, wireRetained } from './penalty.ts'
import { balanceDue } from './pricing-details.ts'
import { wireAction, wireCardUsed } from './reservation.ts'
import { wireRoom, withoutRate } from './room.ts'
import {
  amount,
  type EncodeIn,
  type FieldRow,
  type Part,
  put,
  type Row,
  type ValueOf,
  type WireOf,
} from './shape.ts'
import { statusId } from './status.ts'

/**
 * Encodes a value for the wire, the inverse of `decode`. In a module of its own because a page's first view
 * only reads.
 */
export const encode = <P extends Part>(
  part: P,
  value: ValueOf<P>,
  ...[currency]: EncodeIn<P> extends CurrencyCode ? [currency: CurrencyCode] : []
): WireOf<P> => encoded(part, value, currency) as WireOf<P>

/** Encodes a call's answer. The currency of its amounts is found in the value: in its `currency`, or in an amount. */
export const encodeAnswer = <E extends AnyEndpoint>(endpoint: E, value: AnswerOf<E>): WireOfAnswer<E> =>
  encoded(endpoint.reply.schema, value, undefined) as WireOfAnswer<E>

type Structure = {
  readonly type: string
  readonly decode?: unknown
  readonly encode?: (value: unknown, currency: unknown) => unknown
  readonly rows?: readonly FieldRow[]
  readonly item?: Structure
  readonly wrapped?: Structure
}

function encoded(part: Structure, value: unknown, currency: unknown): unknown {
  const byHand = part.encode ?? encoders.get(part)
  if (byHand) return byHand(value as never, currency)
  if (part.rows) return encodedRows(part.rows, value as Row, currency)
  if (part.decode === undefined) return value
  if (part.item)
    return (value as readonly unknown[]).map((one) => encoded(part.item as Structure, one, currency))
  if (value === undefined) return part.type === 'nullable' ? null : undefined
  if (part.wrapped) return encoded(part.wrapped, value, currency)
  throw new Error('Nothing says how this is written')
}

function encodedRows(rows: readonly FieldRow[], value: Row, outer: unknown): Row {
  const own = rows.find(({ isCurrency }) => isCurrency)
  const currency = own ? (own.name === undefined ? (outer ?? currencyIn(value)) : value[own.name]) : outer
  if (own && currency === undefined) throw new Error('Nothing says in which currency this is')
  const wire: Row = {}
  for (const { key, name, part, isFlat, isCurrency, from } of rows) {
    if (from) wire[key] = from(value as never)
    else if (isCurrency) wire[key] = currency
    else if (isFlat) Object.assign(wire, encoded(part, value[key], currency))
    else if (name !== undefined) put(wire, key, encoded(part, value[name], currency))
  }
  return wire
}

/** The currency of a value's amounts: they all have the same. */
function currencyIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if ('currency' in value) return value.currency
  for (const part of Object.values(value)) {
    const found = currencyIn(part)
    if (found !== undefined) return found
  }
  return undefined
}

const byHand = <P extends Part>(part: P, encode: (value: ValueOf<P>) => WireOf<P>) => [part, encode] as const

/** The encoders of shapes whose decoders are written by hand for the first view. */
const encoders = new Map<unknown, (value: never, currency: unknown) => unknown>([
  byHand(amount, (money: Money) => toMajor(money)),
  byHand(statusId, (status: RoomStatus) => statusIds[status]),
  byHand(holder, (isMainGuest: boolean) => (isMainGuest ? 1 : 0)),
  byHand(wireAgeRanges, encodeAgeRanges),
  byHand(wireCharge, encodeCharge),
  byHand(wireRetained, (part: RetainedPart) => ({
    type: part.kind,
    roomNumber: part.kind === 'room' ? part.roomNumber : 0,
    ...encodeCharge(part.kind === 'room' ? part.charge : { kind: 'nothing' }),
    amount: toMajor(part.amount),
  })),
  byHand(balanceDue, (due: PricingDetails['balanceDue']) => ({
    textBalance: due.kind,
    balanceDueDate: due.kind === 'before-arrival' ? due.by : null,
  })),
  byHand(wireAction, (action: AllowedAction) => ({
    name: action.name,
    allowed: action.allowed,
    until: action.allowed ? (action.until ?? null) : null,
    reason: action.allowed ? null : action.reason,
  })),
  byHand(wireCardUsed, (card: HistoryEntry['card']) => ({
    cardBrand: card?.scheme ?? null,
    lastDigits: card?.lastDigits ?? null,
  })),
  byHand(wireRoom, encodeRoom),
])

const statusIds = { 'pending-payment': 1, cancelled: 2, confirmed: 7, 'under-review': 9 } as const

function encodeAgeRanges(ranges: readonly AgeRange[]) {
  const encode = (category: AgeCategory) => {
    const range = ranges.find((candidate) => candidate.category === category)
    if (!range) return null
    return {
      code: category.toUpperCase(),
      age_min: range.youngest,
      age_max: range.oldest,
      description: range.text.en,
      text: { EN: range.text.en, ES: range.text.es ?? range.text.en },
    }
  }
  return { adults: encode('adult'), teens: encode('teen'), kids: encode('kid'), infants: encode('infant') }
}

function encodeCharge(charge: PenaltyCharge): WireCharge {
  switch (charge.kind) {
    case 'nights':
      return { charge_type: 'nights', value: charge.count }
    case 'percent':
      return { charge_type: 'percent', value: charge.percent }
    case 'flat':
      return { charge_type: 'amount', value: toMajor(charge.amount) }
    case 'nothing':
    case 'whole-stay':
      return { charge_type: charge.kind, value: 0 }
  }
}

function encodeRoom(room: Room): WireOf<typeof wireRoom> {
  const { ratePlan, occupancy, balance, paid } = room
  return {
    ...encode(withoutRate, room),
    roomStatus: room.status,
    refundable: room.policy.refundable,
    adults: occupancy.adults,
    child: headcount(occupancy) - occupancy.adults,
    nights: room.dailyRates.length,
    descriptionPaid: balance.amount === 0 ? 'paid' : paid.amount > 0 ? 'part-paid' : 'unpaid',
    ratePlan: { description: ratePlan.name, price: toMajor(room.averagePerNight) },
    idOpRatePlan: {
      idOpRatePlan: ratePlan.ratePlanId,
      code: ratePlan.code,
      rateCodeBase: ratePlan.code,
      currencyCode: room.total.currency,
      rateCodeClever: ratePlan.code,
      refundable: ratePlan.kind === 'flexible',
      leadTime: room.policy.tiers[0]?.daysBefore ?? 0,
    },
  }
}
