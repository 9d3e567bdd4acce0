import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { PoolStore, SigningKey } from './pool-store.ts'

const known = new WeakMap<PoolStore, readonly SigningKey[]>()

/** The pool's keys, oldest first. The first process that needs one makes it; all others find it. */
export async function signingKeysOf(store: PoolStore): Promise<readonly [SigningKey, ...SigningKey[]]> {
  const [first, ...others] = known.get(store) ?? (await loadKeys(store))
  if (!first) throw new Error('The user pool has no signing key')
  return [first, ...others]
}

async function loadKeys(store: PoolStore): Promise<readonly SigningKey[]> {
  const found = await store.signingKeys()
  if (found.length === 0) await store.addSigningKey(await newSigningKey())
  // Read again even after adding: another process may have been first, and its key is the one to use.
  const keys = found.length === 0 ? await store.signingKeys() : found
  known.set(store, keys)
  return keys
}

async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { keyId: await calculateJwkThumbprint(jwk), privateKey: jwk }
}

/** The public halves, as `/.well-known/jwks.json` shows them. */
export async function publicKeySetOf(store: PoolStore): Promise<{ readonly keys: JWK[] }> {
  const keys = await signingKeysOf(store)
  return { keys: keys.map(publicKeyOf) }
}

// Picks what may be shown, so that a private member can never slip out.
function publicKeyOf({ keyId, privateKey }: SigningKey): JWK {
  const { kty, n, e } = privateKey
  if (!kty || !n || !e) throw new Error('A signing key of the user pool is not an RSA key')
  return { kty, n, e, kid: keyId, alg: 'RS256', use: 'sig' }
}
