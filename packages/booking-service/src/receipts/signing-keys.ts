import type { ReceiptKey } from '@veranda/contract'
import { asc, isNotNull } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import * as v from 'valibot'
import type { Database } from '../platform/db/database.ts'
import { SettingsError } from '../platform/settings-error.ts'
import { receiptKey } from '../schema/receipt.ts'
import { type ReceiptSigner, signerWith } from './signer.ts'
import { publishKey } from './write-receipt.ts'

/**
 * The signer of this service, its public key published: with the key of the settings, or with one that the first process made
 * and stored. A new key in the settings is a rotation: the old one stays published, and what it signed stays valid.
 */
export async function openSigner(
  database: Database,
  setting: JWK | undefined,
  now: Date,
): Promise<ReceiptSigner> {
  if (!setting) return signerWith(await storedKey(database, now))
  const signer = await signerWith(setting)
  await publishKey(database, signer, now)
  return signer
}

async function storedKey(database: Database, now: Date): Promise<JWK> {
  const found = await firstStored(database)
  if (found) return found
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const made = await exportJWK(privateKey)
  const { kid, x } = await signerWith(made)
  await database.insert(receiptKey).values({ kid, x, privateKey: { ...made }, addedAt: now })
  // Read again: another process may have been first, and its key is the one to use.
  const stored = await firstStored(database)
  if (!stored) throw new Error('The key of the receipts was not stored')
  return stored
}

async function firstStored(database: Database): Promise<JWK | undefined> {
  const [row] = await database
    .select({ privateKey: receiptKey.privateKey })
    .from(receiptKey)
    .where(isNotNull(receiptKey.privateKey))
    .orderBy(asc(receiptKey.addedAt), asc(receiptKey.kid))
    .limit(1)
  return row?.privateKey ?? undefined
}

/** The public keys, oldest first. */
export async function publishedKeys(database: Database): Promise<readonly ReceiptKey[]> {
  const rows = await database
    .select({ kid: receiptKey.kid, x: receiptKey.x })
    .from(receiptKey)
    .orderBy(asc(receiptKey.addedAt), asc(receiptKey.kid))
  return rows.map((row) => ({ ...row, kty: 'OKP', crv: 'Ed25519' }))
}

const point = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const privateKeySchema = v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: point, d: point })

/**
 * The private key that receipts are signed with, as a JSON Web Key: one line of JSON, as Node writes it.
 *
 * A real hotel's service does not start without one: a key that only its database knew would be in every copy of the database.
 * Development and demonstrations may do without, and make their own.
 */
export function receiptKeyFrom(setting: string | undefined, need: 'demanded' | 'optional'): JWK | undefined {
  if (setting === undefined) {
    if (need === 'optional') return undefined
    throw new SettingsError('RECEIPT_SIGNING_KEY is not set: it is the key that receipts are signed with.')
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), privateKeySchema), setting)
  if (parsed.success) return parsed.output
  throw new SettingsError('RECEIPT_SIGNING_KEY must be a private Ed25519 key, as a JSON Web Key.')
}
