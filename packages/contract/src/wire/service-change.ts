import {
  addOnMisfits,
  addOnPlaces,
  type CurrencyCode,
  fromMajor,
  type ServiceChange,
  serviceCategories,
  serviceChangeKinds,
  toMajor,
  type TransferChange,
} from '@veranda/domain'
import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { plainDate, present } from './plain.ts'

export const wireServiceChange = /* @__PURE__ */ object({
  type: picklist(serviceChangeKinds),
  roomNumber: number(),
  idService: number(),
  name: string(),
  category: picklist(serviceCategories),
  quantity: number(),
  date: nullable(plainDate),
  /** Where other dates decide about it: the day it had, and what may be chosen. */
  dateBefore: nullable(plainDate),
  places: nullable(array(picklist(addOnPlaces))),
  misfit: nullable(picklist(addOnMisfits)),
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
  ...present({ day: wire.date, dayBefore: wire.dateBefore, places: wire.places, misfit: wire.misfit }),
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
  dateBefore: change.dayBefore ?? null,
  places: change.places ? [...change.places] : null,
  misfit: change.misfit ?? null,
  price: toMajor(change.unitPrice),
  before: toMajor(change.before),
  total: toMajor(change.after),
  isPaid: change.wasPaid,
})

export const wireTransferChange = /* @__PURE__ */ object({
  place: picklist(['move', 'refund']),
  places: array(picklist(['move', 'refund'])),
  dateBefore: plainDate,
  date: plainDate,
  before: number(),
  total: number(),
  isPaid: boolean(),
})
type WireTransferChange = InferOutput<typeof wireTransferChange>

export const decodeTransferChange = (wire: WireTransferChange, currency: CurrencyCode): TransferChange => ({
  place: wire.place,
  places: wire.places,
  dayBefore: wire.dateBefore,
  day: wire.date,
  before: fromMajor(wire.before, currency),
  after: fromMajor(wire.total, currency),
  wasPaid: wire.isPaid,
})

export const encodeTransferChange = (change: TransferChange): WireTransferChange => ({
  place: change.place,
  places: [...change.places],
  dateBefore: change.dayBefore,
  date: change.day,
  before: toMajor(change.before),
  total: toMajor(change.after),
  isPaid: change.wasPaid,
})
