import { payloadOfReceipt } from '@veranda/contract'
import { type Receipt, receiptNumberOf, signedReceiptsIn } from '@veranda/domain'
import { aReceipt } from '@veranda/domain/fixtures'
import { CompactSign, type CryptoKey, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TrustedKeys, trustedKeys, verifyReceipts } from './verify-receipts.ts'

// @vitest-environment node

type Pair = { readonly kid: string; readonly privateKey: CryptoKey; readonly x: string }

async function aPair(kid: string): Promise<Pair> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const { x = '' } = await exportJWK(publicKey)
  return { kid, privateKey, x }
}
const sign = (receipt: Receipt, { kid, privateKey }: Pair): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payloadOfReceipt(receipt))))
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'receipt+jws' })
    .sign(privateKey)

async function hashOf(signed: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(signed))
  return Buffer.from(hash).toString('base64url')
}

/** The receipts of a reservation, each naming the one before it. */
async function aChain(count: number, pair: Pair): Promise<readonly string[]> {
  const chain: string[] = []
  for (let position = 1; position <= count; position += 1) {
    const { previous: _, ...receipt } = aReceipt({ position, number: receiptNumberOf('ZPCU-1', position) })
    const last = chain.at(-1)
    chain.push(await sign(last ? { ...receipt, previous: await hashOf(last) } : receipt, pair))
  }
  return chain
}

describe('a receipt is verified in the browser', () => {
  let ours: Pair
  let old: Pair
  let keys: TrustedKeys
  let chain: readonly string[]
  beforeAll(async () => {
    ours = await aPair('ours')
    old = await aPair('old')
    const known = await trustedKeys([ours, old].map(({ kid, x }) => ({ kid, x, kty: 'OKP', crv: 'Ed25519' })))
    if (known === 'browser-cannot') throw new Error('This runtime knows no Ed25519')
    keys = known
    chain = await aChain(4, ours)
  })

  const verdicts = async (signed: readonly string[]) =>
    (await verifyReceipts(signed, keys)).map((one) => (one.kind === 'valid' ? one.place : one.kind))
  const parts = (index = 1): readonly [string, string, string] => {
    const [header = '', payload = '', signature = ''] = chain[index]?.split('.') ?? []
    return [header, payload, signature]
  }
  const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  /** Another sign in the place of the one there. */
  const changedAt = (text: string, place: number) =>
    `${text.slice(0, place)}${text[place] === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`

  test('as it was signed, with all before it, it is valid and follows them', async () => {
    expect(await verdicts(chain)).toEqual(['first', 'follows', 'follows', 'follows'])
    expect(await verifyReceipts(chain.slice(0, 1), keys)).toMatchObject([
      { kind: 'valid', receipt: { number: 'ZPCU-1-R1', amount: { amount: 246_610, currency: 'USD' } } },
    ])
  })

  test('one that an older key of ours signed is valid too', async () => {
    const { previous: _, ...first } = aReceipt({ position: 1 })
    expect(await verdicts([await sign(first, old)])).toEqual(['first'])
  })

  test('every sign of its text and its signature counts', async () => {
    const [header, payload, signature] = parts()
    for (let place = 0; place < payload.length; place += 7)
      expect(await verdicts([`${header}.${changedAt(payload, place)}.${signature}`])).toEqual(['changed'])
    for (let place = 0; place < signature.length - 1; place += 5)
      expect(await verdicts([`${header}.${payload}.${changedAt(signature, place)}`])).toEqual(['changed'])
  })

  test.each<readonly [string, () => string | Promise<string>, string]>([
    ['a signature that was cut off', () => parts().join('.').slice(0, -10), 'changed'],
    ['a key that is not ours', async () => sign(aReceipt(), await aPair('theirs')), 'unknown-key'],
    [
      'a key of theirs under the name of ours',
      async () => sign(aReceipt(), { ...(await aPair('theirs')), kid: 'ours' }),
      'changed',
    ],
    [
      'a key of theirs that the receipt brings along',
      async () => {
        const { privateKey, x } = await aPair('theirs')
        return new CompactSign(new TextEncoder().encode(JSON.stringify(payloadOfReceipt(aReceipt()))))
          .setProtectedHeader({ alg: 'EdDSA', kid: 'theirs', jwk: { kty: 'OKP', crv: 'Ed25519', x } })
          .sign(privateKey)
      },
      'unknown-key',
    ],
    [
      'no algorithm at all',
      () => `${base64url({ alg: 'none', kid: 'ours' })}.${parts()[1]}.${parts()[2]}`,
      'no-signature',
    ],
    [
      'a shared secret instead of a signature',
      () => `${base64url({ alg: 'HS256', kid: 'ours' })}.${parts()[1]}.${parts()[2]}`,
      'no-signature',
    ],
    ['a head that is no JSON', () => `${changedAt(parts()[0], 4)}.${parts()[1]}.${parts()[2]}`, 'changed'],
    [
      'the text of one with the signature of another',
      () => `${parts(1)[0]}.${parts(1)[1]}.${parts(2)[2]}`,
      'changed',
    ],
    [
      'another document that we signed',
      async () =>
        new CompactSign(new TextEncoder().encode(JSON.stringify({ version: 2, number: 'X' })))
          .setProtectedHeader({ alg: 'EdDSA', kid: 'ours' })
          .sign(ours.privateKey),
      'unreadable',
    ],
  ])('%s', async (_, forged, verdict) => {
    expect(await verdicts([await forged()])).toEqual([verdict])
  })

  test('one that is missing in between, exchanged or there twice breaks the order, and nothing else does', async () => {
    const [one = '', two = '', three = '', four = ''] = chain
    expect(await verdicts([one, three, four])).toEqual(['first', 'alone', 'follows'])
    expect(await verdicts([four, one, three, two])).toEqual(['follows', 'first', 'follows', 'follows'])
    const { previous: _, ...other } = aReceipt({ position: 2, number: 'ZPCU-1-R2' })
    const exchanged = await sign({ ...other, previous: await hashOf(one) }, old)
    expect(await verdicts([one, exchanged, three])).toEqual(['first', 'follows', 'broken'])
    expect(await verdicts([one, two, exchanged])).toEqual(['first', 'broken', 'broken'])
  })

  test('a link, a list and a file are searched for receipts; other text has none', () => {
    const [one = '', two = ''] = chain
    expect(signedReceiptsIn(`https://stay.example.com/receipt/verify#${one}`)).toEqual([one])
    expect(signedReceiptsIn(JSON.stringify({ receipts: [one, two, one] }, null, 2))).toEqual([one, two])
    expect(signedReceiptsIn(`/URI (https://stay.example.com/receipt/verify#${two})\n>>`)).toEqual([two])
    expect(signedReceiptsIn('a letter, a.b.c and eyJ.eyJ.x')).toEqual([])
  })
})
