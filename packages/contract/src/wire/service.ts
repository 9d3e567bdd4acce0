import {
  type Certificate,
  type CurrencyCode,
  fromMajor,
  type Service,
  serviceCategories,
  toMajor,
} from '@veranda/domain'
import { boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { plainDate, present } from './plain.ts'

export const wireService = /* @__PURE__ */ object({
  idService: number(),
  name: string(),
  category: picklist(serviceCategories),
  quantity: number(),
  date: nullable(plainDate),
  price: number(),
  total: number(),
  isPaid: boolean(),
})
export type WireService = InferOutput<typeof wireService>

export const decodeService = (wire: WireService, currency: CurrencyCode): Service => ({
  serviceId: wire.idService,
  name: wire.name,
  category: wire.category,
  quantity: wire.quantity,
  ...present({ date: wire.date }),
  unitPrice: fromMajor(wire.price, currency),
  total: fromMajor(wire.total, currency),
  isPaid: wire.isPaid,
})

export const encodeService = (service: Service): WireService => ({
  idService: service.serviceId,
  name: service.name,
  category: service.category,
  quantity: service.quantity,
  date: service.date ?? null,
  price: toMajor(service.unitPrice),
  total: toMajor(service.total),
  isPaid: service.isPaid,
})

export const wireCertificate = /* @__PURE__ */ object({
  code: string(),
  description: string(),
  amount: number(),
})
type WireCertificate = InferOutput<typeof wireCertificate>

export const decodeCertificate = (wire: WireCertificate, currency: CurrencyCode): Certificate => ({
  code: wire.code,
  description: wire.description,
  amount: fromMajor(wire.amount, currency),
})

export const encodeCertificate = (certificate: Certificate): WireCertificate => ({
  code: certificate.code,
  description: certificate.description,
  amount: toMajor(certificate.amount),
})
