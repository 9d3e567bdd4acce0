import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, type JWK, SignJWT } from 'jose'

/** The parts of a valid session token. */
export type Good = {
  readonly claims: JWTPayload
  readonly keyId: string
  /** The pool's own signing key. */
  readonly privateKey: JWK
  /** The claims of an ended session. */
  readonly ended: JWTPayload
  /** A secret of another purpose, such as a mailed link's. */
  readonly otherSecret: string
}

type Spoil = (good: Good) => Promise<string | undefined> | string | undefined

const hour = 3_600
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token signed by the pool, with the given differences. */
export async function signed(
  { claims, keyId, privateKey }: Good,
  over: JWTPayload = {},
  header: Readonly<Record<string, unknown>> = {},
  key: JWK = privateKey,
): Promise<string> {
  const alg = typeof header['alg'] === 'string' ? header['alg'] : 'RS256'
  const payload = Object.fromEntries(
    Object.entries({ ...claims, ...over }).filter(([, value]) => value !== undefined),
  )
  return new SignJWT(payload)
    .setProtectedHeader({ alg, kid: keyId, ...header })
    .sign(await importJWK({ ...key, alg }, alg))
}

const partsOf = async (good: Good) => (await signed(good)).split('.') as [string, string, string]

let strange: Promise<JWK> | undefined

/** A key that is not the pool's: one for all tokens, since making one takes longer than a hundred requests. */
const foreignKey = (): Promise<JWK> =>
  (strange ??= generateKeyPair('RS256', { extractable: true }).then(({ privateKey }) =>
    exportJWK(privateKey),
  ))

/** Signed with the public key as if it were a shared secret. */
async function signedWithPublicKey(good: Good, form: 'pem' | 'jwk'): Promise<string> {
  const key = createPublicKey({ key: good.privateKey as JsonWebKey, format: 'jwk' })
  const secret =
    form === 'pem'
      ? key.export({ type: 'spki', format: 'pem' })
      : JSON.stringify(key.export({ format: 'jwk' }))
  const words = `${base64({ alg: 'HS256', typ: 'JWT', kid: good.keyId })}.${base64(good.claims)}`
  return `${words}.${createHmac('sha256', secret).update(words).digest('base64url')}`
}

const unsigned =
  (alg: string): Spoil =>
  ({ claims }) =>
    `${base64({ alg, typ: 'JWT' })}.${base64(claims)}.`
const without =
  (claim: string): Spoil =>
  (good) =>
    signed(good, { [claim]: undefined })

/**
 * Each way a token can be invalid, as it would stand after `Bearer `; or the whole header where it begins
 * with `=`.
 */
export const badTokens: Readonly<Record<string, Spoil>> = {
  'no header': () => undefined,
  'an empty header': () => '=',
  'no token': () => '=Bearer',
  'another scheme': async (good) => `=Basic ${await signed(good)}`,
  'no scheme': async (good) => `=${await signed(good)}`,
  'two tokens': async (good) => `=Bearer ${await signed(good)}, Bearer ${await signed(good)}`,
  letters: () => 'nothing',
  'letters, in lower case': () => '=bearer nothing',
  'too long': () => 'x'.repeat(9_000),
  unsigned: unsigned('none'),
  'unsigned, in other letters': unsigned('nOnE'),
  'signed with the public key': (good) => signedWithPublicKey(good, 'pem'),
  'signed with the public key as it is published': (good) => signedWithPublicKey(good, 'jwk'),
  'signed with a strange key under our key’s name': async (good) => signed(good, {}, {}, await foreignKey()),
  'signed with a strange key under its own name': async (good) =>
    signed(good, {}, { kid: 'another' }, await foreignKey()),
  'signed with a key it brings along': async (good) => {
    const { d: _, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...jwk } = await foreignKey()
    return signed(good, {}, { jwk }, await foreignKey())
  },
  'a key’s name that is a path': async (good) =>
    signed(good, {}, { kid: '../../dev/null' }, await foreignKey()),
  'another algorithm of the same key': (good) => signed(good, {}, { alg: 'RS512' }),
  'another padding of the same key': (good) => signed(good, {}, { alg: 'PS256' }),
  'a condition nobody knows': (good) =>
    signed(good, {}, { crit: ['never'], never: true }).catch(() => 'nothing'),
  'another issuer': (good) => signed(good, { iss: 'https://evil.example' }),
  'nearly our issuer': (good) => signed(good, { iss: `${good.claims.iss}/` }),
  'another audience': (good) => signed(good, { aud: 'another-client' }),
  'no audience': without('aud'),
  'an access token': (good) => signed(good, { token_use: 'access' }),
  'a token of no use': without('token_use'),
  'a secret of another purpose': ({ otherSecret }) => otherSecret,
  expired: (good) => signed(good, { exp: Number(good.claims.iat) - 1 }),
  'without an end': without('exp'),
  'not valid yet': (good) => signed(good, { nbf: Number(good.claims.iat) + hour }),
  'of a session a day old': (good) => signed(good, { auth_time: Number(good.claims.iat) - 24 * hour }),
  'of no beginning': without('auth_time'),
  'of no session': without('origin_jti'),
  'of nobody': without('sub'),
  'of a session that was ended': (good) => signed(good, good.ended),
  'cut off': async (good) => (await signed(good)).slice(0, -20),
  'without its signature': async (good) => (await partsOf(good)).slice(0, 2).join('.'),
  doubled: async (good) => `${await signed(good)}${await signed(good)}`,
  'with other words under the same signature': async (good) => {
    const [header, , signature] = await partsOf(good)
    return `${header}.${base64({ ...good.claims, exp: Number(good.claims.exp) + hour })}.${signature}`
  },
}
