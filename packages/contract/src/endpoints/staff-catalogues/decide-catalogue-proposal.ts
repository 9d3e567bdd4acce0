import { optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireProposal } from '../../wire/catalogue.ts'
import { answer } from '../../wire/shape.ts'
import { text, textOrEmpty } from '../../wire/text.ts'
import { usedBy } from './refusals.ts'

/** Approves or declines a change that another proposed, or withdraws one’s own. An approved one is applied at once. */
export const decideCatalogueProposal = /* @__PURE__ */ endpoint({
  name: 'decideCatalogueProposal',
  method: 'POST',
  path: '/staff/catalogue-proposals/:proposal/decision',
  summary: 'Approves, declines or withdraws a proposed change',
  access: 'staff',
  permission: 'catalogues:approve',
  params: strictObject({ proposal: text(64) }),
  body: strictObject({
    verdict: picklist(['approve', 'decline', 'withdraw']),
    note: optional(textOrEmpty(400)),
  }),
  guard: 'once',
  refusals: {
    'proposal-decided': nothing,
    'own-proposal': nothing,
    'not-own-proposal': nothing,
    'proposal-outdated': nothing,
    'entry-in-use': usedBy,
  },
  reply: answer(wireProposal),
})
