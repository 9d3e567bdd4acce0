import { type CancellationTerms, perkCodes } from '@veranda/domain'
import { number, picklist, string } from 'valibot'
import { wirePolicy } from './penalty.ts'
import { amount, amountsIn, as, list, maybe, parts, shape } from './shape.ts'

const wirePerk = /* @__PURE__ */ parts({
  code: picklist(perkCodes),
  kind: picklist(['lost', 'protective']),
  label: string(),
  roomNumber: maybe(number()),
  amount: maybe(amount),
  unpaid: maybe(amount),
  until: maybe(string()),
})

const wireRefundTier = /* @__PURE__ */ parts({
  from: maybe(string()),
  until: maybe(string()),
  totalPenality: as('penalty', amount),
  refund: amount,
  pending: as('outstanding', amount),
})

export const wireCancellationTerms = /* @__PURE__ */ shape<CancellationTerms>()({
  currencyCode: amountsIn,
  policyCancellationDetails: as('perks', list(wirePerk)),
  rooms: list(parts({ roomNumber: number(), roomName: as('name', string()), policy: wirePolicy })),
  curve: list(wireRefundTier),
  reinstateMinutes: number(),
})
