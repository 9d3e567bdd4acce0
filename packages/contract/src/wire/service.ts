import { type Certificate, type Service, serviceCategories } from '@veranda/domain'
import { boolean, number, picklist, string } from 'valibot'
import { plainDate } from './plain.ts'
import { amount, as, maybe, shape } from './shape.ts'

export const wireService = /* @__PURE__ */ shape<Service>()({
  idService: as('serviceId', number()),
  name: string(),
  category: picklist(serviceCategories),
  quantity: number(),
  date: maybe(plainDate),
  price: as('unitPrice', amount),
  total: amount,
  isPaid: boolean(),
})

export const wireCertificate = /* @__PURE__ */ shape<Certificate>()({
  code: string(),
  description: string(),
  amount,
})
