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
      { roomNumber: 2, amount: dollars(114_610) },
      { amount: dollars(12_000) },
    ],
    figures: [],
    card: { scheme: 'visa', lastDigits: '1111' },
    ...(position > 1 ? { previous: 'Zk0x3v0m7m2x3Qb1n8q9w5r4t6y7u8i9o0pasdfghjk' } : {}),
    ...over,
  }
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
