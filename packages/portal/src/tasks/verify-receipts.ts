import { type ReceiptKey, receiptOfPayload } from '@veranda/contract'
import type { VerifiedReceipt } from '@veranda/design-system/screens/receipt'
import { placesInChain, type Receipt } from '@veranda/domain'
import { compactVerify, type CryptoKey, decodeProtectedHeader, importJWK } from 'jose'

/** A key that signatures are checked with, as this browser holds it. */
export type TrustedKeys = ReadonlyMap<string, CryptoKey>

/**
 * The service's keys, ready for use; ‘browser-cannot’ where the browser knows no Ed25519. They come from the service, never
 * from a receipt: a forged one could bring a key along.
 */
export async function trustedKeys(keys: readonly ReceiptKey[]): Promise<TrustedKeys | 'browser-cannot'> {
  try {
    const ready = await Promise.all(
      keys.map(async ({ kid, kty, crv, x }) => {
        const key = (await importJWK({ kty, crv, x }, 'EdDSA')) as CryptoKey
        return [kid, key] as const
      }),
    )
    return new Map(ready)
  } catch {
    return 'browser-cannot'
  }
}

type Checked =
  | { readonly kind: 'genuine'; readonly receipt: Receipt; readonly hash: string }
  | Exclude<VerifiedReceipt, { readonly kind: 'valid' }>

/** Checks each signature, then how those that are right follow one another. Nothing is sent anywhere. */
export async function verifyReceipts(
  signed: readonly string[],
  keys: TrustedKeys,
): Promise<readonly VerifiedReceipt[]> {
  const checked = await Promise.all(signed.map((one) => check(one, keys)))
  const genuine = checked.filter((one) => one.kind === 'genuine')
  const places = placesInChain(genuine)
  return checked.map((one): VerifiedReceipt => {
    if (one.kind !== 'genuine') return one
    return { kind: 'valid', receipt: one.receipt, place: places[genuine.indexOf(one)] ?? 'alone' }
  })
}

async function check(signed: string, keys: TrustedKeys): Promise<Checked> {
  const header = headerOf(signed)
  if (header === undefined) return { kind: 'changed' }
  // Ours say both. Another algorithm is not even tried.
  if (header.alg !== 'EdDSA' || header.kid === undefined) return { kind: 'no-signature' }
  const key = keys.get(header.kid)
  if (!key) return { kind: 'unknown-key', key: header.kid }
  try {
    const { payload } = await compactVerify(signed, key, { algorithms: ['EdDSA'] })
    const receipt = receiptOfPayload(JSON.parse(new TextDecoder().decode(payload)))
    return receipt ? { kind: 'genuine', receipt, hash: await hashOf(signed) } : { kind: 'unreadable' }
  } catch {
    return { kind: 'changed' }
  }
}

function headerOf(signed: string) {
  try {
    return decodeProtectedHeader(signed)
  } catch {
    return undefined
  }
}

/** As the service hashes the receipt before. */
async function hashOf(signed: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(signed))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
