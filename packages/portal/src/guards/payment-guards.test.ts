import { describe, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import type { PaymentDraft } from '../state/payment-draft.ts'
import { pass, sendTo } from './guarded.ts'
import { requireExtraGuests } from './require-extra-guests.ts'
import { requirePaymentDraft } from './require-payment-draft.ts'

const terms = {
  currency: 'USD',
  country: 'US',
  language: 'EN',
  market: 'US',
  property: 'PCB',
  paymentMethod: '1',
}
const whole: PaymentDraft = {
  creditCard: { reservationCode: 'VRD-101A-P' },
  terms,
  conditions: { language: 'EN', arrival: '2027-03-14', ratePlanIds: [190] },
  currency: 'USD',
  total: 120_000,
}

describe('the payment guard', () => {
  test('a whole draft passes', () => {
    expect(requirePaymentDraft(whole, undefined)).toEqual(pass(whole))
  })

  test('an amount of zero is an amount', () => {
    expect(requirePaymentDraft({ ...whole, total: 0 }, undefined).kind).toBe('passed')
  })

  const incomplete: readonly [string, PaymentDraft | undefined][] = [
    ['no draft', undefined],
    ['no card payload', { ...whole, creditCard: {} }],
    ...Object.keys(terms).map((field): [string, PaymentDraft] => [
      `terms without ${field}`,
      { ...whole, terms: { ...terms, [field]: '' } },
    ]),
    ['conditions without rate plans', { ...whole, conditions: { ...whole.conditions, ratePlanIds: [] } }],
    ['conditions without arrival', { ...whole, conditions: { ...whole.conditions, arrival: '' } }],
    ['conditions without language', { ...whole, conditions: { ...whole.conditions, language: '' } }],
    ['no currency', { ...whole, currency: '' }],
    ['no amount', { ...whole, total: undefined }],
  ]

  test.each(incomplete)('%s goes back where the guest came from', (_, draft) => {
    expect(requirePaymentDraft(draft, paths.changeDates)).toEqual(sendTo(paths.changeDates))
  })

  test.each(incomplete)('%s goes to Reservations when the guest came from nowhere', (_, draft) => {
    expect(requirePaymentDraft(draft, undefined)).toEqual(sendTo(paths.reservation))
  })
})

describe('the guest payment guard', () => {
  const pair = [{ roomId: 11, guests: { adults: 1, teens: 0, kids: 0, infants: 0 } }]

  test('extra guests pass', () => {
    expect(requireExtraGuests(pair)).toEqual(pass(pair))
  })

  test.each([undefined, []])('%j goes to Reservations', (rooms) => {
    expect(requireExtraGuests(rooms)).toEqual(sendTo(paths.reservation))
  })
})
