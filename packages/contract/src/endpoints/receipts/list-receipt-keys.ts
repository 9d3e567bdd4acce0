import { endpoint } from '../../endpoint.ts'
import { wireReceiptKeys } from '../../wire/receipt.ts'
import { answer } from '../../wire/shape.ts'

/** The public keys of all receipts ever signed here, older ones too: a JSON Web Key Set. */
export const listReceiptKeys = /* @__PURE__ */ endpoint({
  name: 'listReceiptKeys',
  method: 'GET',
  path: '/receipts/keys',
  summary: 'The public keys to verify receipts with (JWKS)',
  access: 'open',
  publicForSeconds: 3_600,
  tag: ({ keys }) => keys.map(({ kid }) => kid).join('.'),
  reply: answer(wireReceiptKeys),
})
