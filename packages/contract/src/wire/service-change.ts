import { type CurrencyCode, fromMajor, type ServiceChange, serviceCategories, toMajor } from '@veranda/domain'
import { boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { plainDate, present } from './plain.ts'

export const wireServiceChange = /* @__PURE__ */ object({
  type: picklist(['added', 'removed']),
  roomNumber: number(),
  idService: number(),
  name: string(),
  category: picklist(serviceCategories),
  quantity: number(),
  date: nullable(plainDate),
  price: number(),
  before: number(),
  total: number(),
  isPaid: boolean(),
})
type WireServiceChange = InferOutput<typeof wireServiceChange>

export const decodeServiceChange = (wire: WireServiceChange, currency: CurrencyCode): ServiceChange => ({
  kind: wire.type,
  roomNumber: wire.roomNumber,
  id: wire.idService,
  name: wire.name,
  category: wire.category,
  quantity: wire.quantity,
  ...present({ day: wire.date }),
  unitPrice: fromMajor(wire.price, currency),
  before: fromMajor(wire.before, currency),
  after: fromMajor(wire.total, currency),
  wasPaid: wire.isPaid,
})

export const encodeServiceChange = (change: ServiceChange): WireServiceChange => ({
  type: change.kind,
  roomNumber: change.roomNumber,
  idService: change.id,
  name: change.name,
  category: change.category,
  quantity: change.quantity,
  date: change.day ?? null,
  price: toMajor(change.unitPrice),
  before: toMajor(change.before),
  total: toMajor(change.after),
  isPaid: change.wasPaid,
})
