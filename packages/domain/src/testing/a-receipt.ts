import { money } from '../money/index.ts'
import { type FutureStayCredit, type Receipt, receiptNumberOf } from '../receipts/index.ts'
import { addressLine } from '../reservation/index.ts'
import { theHotels } from './the-hotels.ts'

const dollars = (amount: number) => money(amount, 'USD')
const issuer = theHotels.cancun.property
const reservationCode = 'ZPCU-104A7C-AB'

/** The receipt of a payment for two rooms and the transfer, the second of its reservation. */
export const aReceipt = (over: Partial<Receipt> = {}): Receipt => {
  const position = over.position ?? 2
  return {
    number: receiptNumberOf(reservationCode, position),
    position,
    kind: 'balance-payment',
    at: '2027-03-01T15:00:00.000Z',
    timeZone: 'America/Cancun',
    reservationCode,
    issuer: { name: issuer.name, address: addressLine(issuer.address) },
    amount: dollars(246_610),
    lines: [
      { roomNumber: 1, amount: dollars(120_000) },
      { roomNumber: 2, amount: dollars(117_610) },
      { amount: dollars(9000) },
    ],
    figures: [],
    card: { scheme: 'visa', lastDigits: '1111' },
    ...(position > 1 ? { previous: 'Zk0x3v0m7m2x3Qb1n8q9w5r4t6y7u8i9o0pasdfghjk' } : {}),
    ...over,
  }
}

/** A stay that was paid, cancelled and refunded: what was paid is what was retained and what was returned. */
export const aReceiptSeries = (): readonly [Receipt, Receipt, Receipt] => [
  aReceipt({
    position: 1,
    at: '2027-02-12T15:00:00.000Z',
    amount: dollars(349_010),
    lines: [
      { roomNumber: 1, amount: dollars(120_000) },
      { roomNumber: 2, amount: dollars(220_010) },
      { amount: dollars(9000) },
    ],
  }),
  aPenaltyReceipt(),
  aReceipt({
    position: 3,
    kind: 'refund',
    at: '2027-03-02T15:00:00.000Z',
    reference: receiptNumberOf(reservationCode, 2),
  }),
]

/** The same, with a credit for a future stay instead of the refund. */
export const aReceiptSeriesWithCredit = (): readonly [Receipt, Receipt, Receipt] => {
  const [payment, cancellation] = aReceiptSeries()
  return [
    payment,
    aPenaltyReceipt({
      figures: cancellation.figures.map((figure) =>
        figure.what === 'refund' ? { ...figure, what: 'credit' } : figure,
      ),
    }),
    aReceipt({
      position: 3,
      kind: 'credit',
      at: '2027-03-01T15:00:00.000Z',
      reference: 'CRN-4F7K-QM2P',
      validUntil: '2028-03-01',
    }),
  ]
}

/** The receipt of a cancellation with a penalty, a refund and nothing outstanding. */
export const aPenaltyReceipt = (over: Partial<Receipt> = {}): Receipt => {
  const { card: _, ...receipt } = aReceipt()
  return {
    ...receipt,
    kind: 'cancellation',
    amount: dollars(102_400),
    lines: [{ roomNumber: 2, amount: dollars(102_400) }],
    figures: [
      { what: 'price', amount: dollars(349_010) },
      { what: 'paid', amount: dollars(349_010) },
      { what: 'refund', amount: dollars(246_610) },
    ],
    reference: 'CXL-7K3F-9QWM',
    ...over,
  }
}

/** A credit toward another stay, for tests and stories. */
export const aFutureStayCredit = (over: Partial<FutureStayCredit> = {}): FutureStayCredit => ({
  code: 'CRN-4F7K-QM2P',
  amount: dollars(246_610),
  left: dollars(246_610),
  state: 'open',
  grantedOn: '2027-03-01',
  validUntil: '2028-03-01',
  cancellationCode: 'CXL-7K3F-9QWM',
  ...over,
})
