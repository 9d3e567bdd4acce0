import { generateKeyPairSync } from 'node:crypto'

/** A private key as RECEIPT_SIGNING_KEY names it. */
export const aReceiptKey = (): string =>
  JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }))
