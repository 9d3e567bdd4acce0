import { endpoint } from '../../endpoint.ts'
import { wireProposal } from '../../wire/catalogue.ts'
import { answer, list } from '../../wire/shape.ts'

/** The changes of catalogues that wait for approval, the oldest first. */
export const listCatalogueProposals = /* @__PURE__ */ endpoint({
  name: 'listCatalogueProposals',
  method: 'GET',
  path: '/staff/catalogue-proposals',
  summary: 'Changes of catalogues that wait for approval',
  access: 'staff',
  permission: 'catalogues:read',
  reply: answer(list(wireProposal)),
})
