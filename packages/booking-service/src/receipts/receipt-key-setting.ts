import type { JWK } from 'jose'
import * as v from 'valibot'
import { SettingsError } from '../platform/settings-error.ts'

const point = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const privateKey = v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: point, d: point })

/** The private key that receipts are signed with, as a JSON Web Key. */
export function receiptKeyFrom(setting: string | undefined, need: 'demanded' | 'optional'): JWK | undefined {
  if (setting === undefined) {
    if (need === 'optional') return undefined
    throw new SettingsError('RECEIPT_SIGNING_KEY is not set: it is the key that receipts are signed with.')
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), privateKey), setting)
  if (parsed.success) return parsed.output
  throw new SettingsError('RECEIPT_SIGNING_KEY must be a private Ed25519 key, as a JSON Web Key.')
}
