import { calculateJwkThumbprint, CompactSign, type CryptoKey, importJWK, type JWK } from 'jose'
import type { ReceiptPayload } from './receipt-row.ts'

/** Signs receipts with one Ed25519 key. */
export type ReceiptSigner = {
  /** The key's thumbprint (RFC 7638), which every receipt names. */
  readonly kid: string
  /** The public point, base64url. */
  readonly x: string
  /** The receipt's signed form, a compact JWS (RFC 7515, RFC 8037). */
  readonly sign: (payload: ReceiptPayload) => Promise<string>
}

/** What a step needs that writes receipts. */
export type Signing = { readonly signer: ReceiptSigner }

/** A signer with a private key; throws for one that is not an Ed25519 key. */
export async function signerWith(privateKey: JWK): Promise<ReceiptSigner> {
  const { kty, crv, x, d } = privateKey
  if (kty !== 'OKP' || crv !== 'Ed25519' || !x || !d) throw new TypeError('Not a private Ed25519 key')
  const kid = await calculateJwkThumbprint({ kty, crv, x })
  const key = (await importJWK({ kty, crv, x, d }, 'EdDSA')) as CryptoKey
  return {
    kid,
    x,
    sign: (payload) =>
      new CompactSign(Buffer.from(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'receipt+jws' })
        .sign(key),
  }
}
