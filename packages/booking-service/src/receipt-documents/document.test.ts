import { receiptOfPayload, payloadOfReceipt } from '@veranda/contract'
import { type Locale, type Receipt, receiptKinds, type ServedBrand, signedReceiptsIn } from '@veranda/domain'
import { aPenaltyReceipt, aReceipt } from '@veranda/domain/fixtures'
import { combined, inDepth } from '@veranda/test-depth'
import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { letterheadOf } from '../letters/letterhead.ts'
import { readPdf } from '../platform/pdf/testing/read-pdf.ts'
import { testSigner } from '../testing/a-service.ts'
import { brandsInEveryLanguage as brands } from '../testing/sample-brands.ts'
import { receiptDocument } from './document.ts'

const origin = 'https://stay.example.com'

async function written(
  receipt: Receipt,
  locale: Locale = 'en-US',
  brand: ServedBrand = brands.get('palace'),
) {
  const signed = await testSigner.sign(payloadOfReceipt(receipt))
  const document = { receipt, signed, letterhead: letterheadOf(brand), locale, countryCode: 'US', origin }
  const { content, filename } = await receiptDocument(document)
  return { signed, content, filename, pdf: await readPdf(content) }
}

/** Set in lines and cells, a text is the same but for where its lines break. */
const flat = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '')

/** In each language: the title, the label and the amount of a receipt. */
const words = [
  ['en-US', 'Payment of your balance', 'Amount paid', '$2,466.10'],
  ['es-MX', 'Pago de su saldo', 'Monto pagado', 'USD 2,466.10'],
  ['it-IT', 'Pagamento del saldo', 'Importo pagato', '2.466,10 USD'],
] as const

test.each(
  combined(brands.all, words).map(([brand, [locale, ...own]]) => [brand.id, locale, brand, own] as const),
)(
  'the document of %s can be read aloud, in order, in %s, with its fonts embedded',
  async (_, locale, brand, [title, label, amount]) => {
    const { pdf } = await written(aReceipt(), locale, brand)
    expect(pdf).toMatchObject({ lang: locale, isTagged: true, showsTitle: true, outside: 0 })
    expect(pdf.title).toContain(title)
    const read = flat(pdf.read)
    let from = 0
    for (const line of [title, 'ZPCU-104A7C-AB-R2', 'Marina Cancún', 'Visa •••• 1111', label, amount]) {
      const at = read.indexOf(flat(line), from)
      expect(at, line).toBeGreaterThanOrEqual(from)
      from = at
    }
    expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  },
)

const someBrands = inDepth({ landing: brands.all.slice(0, 1), full: brands.all })
test.each(someBrands.map((brand) => [brand.id, brand] as const))(
  'the document of %s describes its code and where each link leads',
  async (_, brand) => {
    const { pdf } = await written(aReceipt(), 'en-US', brand)
    const alt = 'QR code that opens the page for verifying this receipt'
    expect(pdf.tags.filter((tag) => tag === 'Link' || tag === 'Figure')).toEqual(['Link', 'Figure', 'Link'])
    expect(pdf.links).toEqual([alt, alt])
  },
)

test.each(receiptKinds)('a receipt of a %s is worded', async (kind) => {
  const { pdf } = await written(aPenaltyReceipt({ kind, validUntil: '2028-03-01' }))
  expect(pdf.read).not.toContain('letter-receipt.')
  expect(flat(pdf.read)).toContain(flat('CXL-7K3F-9QWM'))
})

test('a cancellation adds up line by line: what was paid, less the fee, is what is refunded', async () => {
  const { pdf } = await written(aPenaltyReceipt())
  expect(flat(pdf.read)).toContain(
    flat('Already paid $3,490.10 Less cancellation fee -$1,024.00 To be refunded $2,466.10'),
  )
})

test('what belongs to no room is named, and alone it says no more than the amount', async () => {
  const { pdf } = await written(aReceipt())
  expect(flat(pdf.read)).toContain(flat('Private transfer $90.00'))
  const alone = await written(aReceipt({ lines: [{ amount: aReceipt().amount }] }))
  expect(flat(alone.pdf.read)).not.toContain(flat('Private transfer'))
})

test('the link beside the code is in the file as it is, and holds the receipt', async () => {
  const { content, signed } = await written(aReceipt())
  expect(signedReceiptsIn(content.toString('latin1'))).toEqual([signed])
  expect(content.toString('latin1')).toContain(`(${origin}/receipt/verify#${signed})`)
  const payload: unknown = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString())
  expect(receiptOfPayload(payload)).toEqual(aReceipt())
})

test('however many lines it has, its code stands on the page that says what it is for', async () => {
  for (let count = 1; count <= 20; count += 1) {
    const lines = Array.from({ length: count }, (_, index) => ({
      roomNumber: index + 1,
      amount: aReceipt().amount,
    }))
    const { pdf } = await written(aPenaltyReceipt({ lines }))
    const [page, ...others] = pdf.pages.filter(({ text }) =>
      /Check that this receipt is genuine|Scan the code/.test(text),
    )
    expect(others, `${count} lines`).toEqual([])
    expect(page?.text).toMatch(/Check that this receipt is genuine.*Scan the code/)
  }
})

test('a code of nine rooms can still be scanned', async () => {
  const rooms = Array.from({ length: 9 }, (_, index) => ({
    roomNumber: index + 1,
    amount: aReceipt().amount,
  }))
  const { signed } = await written(aReceipt({ lines: rooms }))
  const link = `${origin}/receipt/verify#${signed}`
  const unit = 4
  const modules = encodeQR(link, 'raw', { ecc: 'low', border: 4 })
  const side = modules.length * unit
  const data = new Uint8Array(side * side).map((_, index) =>
    modules[Math.floor(index / side / unit)]?.[Math.floor((index % side) / unit)] ? 0 : 255,
  )
  const pixels = new Uint8Array(side * side * 4).map((_, index) =>
    index % 4 === 3 ? 255 : (data[Math.floor(index / 4)] ?? 0),
  )
  expect(decodeQR({ width: side, height: side, data: pixels })).toBe(link)
})
