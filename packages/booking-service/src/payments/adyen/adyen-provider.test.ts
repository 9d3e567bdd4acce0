import { randomUUID } from 'node:crypto'
import { money } from '@veranda/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdyenSetting } from '../../env.ts'
import type { PaymentProvider } from '../port.ts'
import { outcomeOf } from '../port.ts'
import { type AdyenItem, adyenStandIn, signedWebhook, type StandIn } from '../testing/adyen-stand-in.ts'
import { adyenProvider } from './adyen-provider.ts'

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const paymentId = '6f2b1c64-9a4e-4a58-9d3b-1f0f3a1c2d3e'
const refundId = '0d0c7a9e-51aa-4a0a-8d56-3a1b7e6f9c11'
const amount = money(12_050, 'USD')
const asked = { paymentId, reference: 'PSP1', merchant: null }

const encrypted = {
  encryptedCardNumber: 'adyenjs_number',
  encryptedExpiryMonth: 'adyenjs_month',
  encryptedExpiryYear: 'adyenjs_year',
  encryptedSecurityCode: 'adyenjs_code',
}
const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'es-MX',
  screenHeight: 800,
  screenWidth: 1280,
  timeZoneOffset: 360,
  userAgent: 'A browser',
}
const typed = { paymentMethod: { type: 'scheme', brand: 'visa', number: '4111', ...encrypted }, browserInfo }
const token = Buffer.from(JSON.stringify(typed)).toString('base64url')
const order = {
  paymentId,
  merchant: null,
  amount,
  method: { kind: 'card', token },
  owner: 'ZPCU-104A7C-AB',
  returnUrl: 'https://stay.palace.example/update/payment',
} as const

const setting: AdyenSetting = {
  kind: 'adyen',
  apiKey: 'AQE-test-key',
  merchantAccount: 'VerandaHotels',
  hmacKey,
  clientKey: 'test_CLIENT',
  environment: 'test',
}

let standIn: StandIn
let provider: PaymentProvider

beforeAll(async () => {
  standIn = await adyenStandIn()
  provider = adyenProvider({ ...setting, url: standIn.url })
}, 60_000)
beforeEach(() => void standIn.seen.splice(0))
afterAll(() => standIn.close())

const answered = (body: unknown, status = 200) => standIn.answerWith({ status, body })

describe('requests to Adyen', () => {
  test('authorise with the amount, our payment id, the encrypted card, manual capture and the payment’s idempotency key', async () => {
    answered({
      resultCode: 'Authorised',
      pspReference: 'PSP1',
      additionalData: { cardSummary: '1111', paymentMethod: 'visa' },
    })
    expect(await provider.authorise(order)).toEqual({
      kind: 'authorised',
      reference: 'PSP1',
      card: { brand: 'visa', lastDigits: '1111' },
    })
    const [call] = standIn.seen
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v72/payments',
      headers: {
        'x-api-key': 'AQE-test-key',
        'idempotency-key': `${paymentId}:authorise`,
        'content-type': 'application/json',
      },
    })
    expect(call?.body).toEqual({
      merchantAccount: 'VerandaHotels',
      reference: paymentId,
      amount: { value: 12_050, currency: 'USD' },
      paymentMethod: { type: 'scheme', brand: 'visa', ...encrypted },
      browserInfo,
      shopperInteraction: 'Ecommerce',
      shopperReference: 'ZPCU-104A7C-AB',
      channel: 'Web',
      origin: 'https://stay.palace.example',
      returnUrl: 'https://stay.palace.example/update/payment',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
      additionalData: { manualCapture: 'true' },
    })
  })

  test('turn a token that the component did not create into no card at all', async () => {
    answered({ resultCode: 'Refused', refusalReasonCode: '8' })
    await provider.authorise({ ...order, method: { kind: 'card', token: 'no token' } })
    expect(standIn.seen[0]?.body).toMatchObject({ paymentMethod: { type: 'scheme' } })
    expect(standIn.seen[0]?.body).not.toHaveProperty('browserInfo')
  })

  test('charge a stored card by its id at Adyen', async () => {
    answered({ resultCode: 'Authorised', pspReference: 'PSP2' })
    await provider.authorise({ ...order, method: { kind: 'stored-card', cardId: '8416' } })
    expect(standIn.seen[0]?.body).toMatchObject({
      paymentMethod: { type: 'scheme', storedPaymentMethodId: '8416' },
      shopperInteraction: 'ContAuth',
      recurringProcessingModel: 'CardOnFile',
    })
  })

  test('verify a card with nothing to pay, store it for charges on agreed days, and read its number', async () => {
    answered({
      resultCode: 'Authorised',
      pspReference: 'PSP3',
      additionalData: {
        cardSummary: '1111',
        paymentMethod: 'visa',
        expiryDate: '3/2030',
        'tokenization.storedPaymentMethodId': '8416',
      },
    })
    const verified = await provider.authorise({ ...order, amount: money(0, 'USD'), storesCard: true })
    const card = { brand: 'visa', lastDigits: '1111' }
    expect(verified).toEqual({
      kind: 'authorised',
      reference: 'PSP3',
      card,
      stored: { ...card, cardId: '8416', expires: '2030-03' },
    })
    expect(standIn.seen[0]?.body).toMatchObject({
      amount: { value: 0, currency: 'USD' },
      storePaymentMethod: true,
      shopperInteraction: 'Ecommerce',
      recurringProcessingModel: 'UnscheduledCardOnFile',
    })
  })

  test('charge a stored card on the agreed day, without its owner', async () => {
    answered({ resultCode: 'Authorised', pspReference: 'PSP4' })
    const method = { kind: 'stored-card', cardId: '8416' } as const
    await provider.authorise({ ...order, method, initiatedBy: 'hotel' })
    expect(standIn.seen[0]?.body).toMatchObject({
      paymentMethod: { type: 'scheme', storedPaymentMethodId: '8416' },
      shopperInteraction: 'ContAuth',
      recurringProcessingModel: 'UnscheduledCardOnFile',
    })
  })

  test('forget a stored card, or say that there is none', async () => {
    answered(undefined)
    expect(await provider.forgetCard('ZPCU-104A7C-AB', '8416', null)).toBe(true)
    expect(standIn.seen[0]).toMatchObject({
      method: 'DELETE',
      path: '/v72/storedPaymentMethods/8416?shopperReference=ZPCU-104A7C-AB&merchantAccount=VerandaHotels',
    })
    answered({ status: 404 }, 404)
    expect(await provider.forgetCard('ZPCU-104A7C-AB', '8417', null)).toBe(false)
  })

  test('PayPal is approved on a page of its own, and told apart from a card', async () => {
    const url = 'https://checkout-test.adyen.com/paypal'
    answered({
      resultCode: 'RedirectShopper',
      action: { type: 'redirect', method: 'GET', paymentMethodType: 'paypal', url },
    })
    expect(await provider.authorise({ ...order, method: { kind: 'paypal' } })).toEqual({
      kind: 'challenge',
      reference: null,
      url,
      card: { brand: 'paypal', lastDigits: '' },
    })
    expect(standIn.seen[0]?.body).toMatchObject({
      paymentMethod: { type: 'paypal', subtype: 'redirect' },
      shopperInteraction: 'Ecommerce',
    })
  })

  test.each([
    ['12', 'insufficient-funds'],
    ['6', 'card-expired'],
    ['24', 'wrong-security-code'],
    ['11', 'not-proven'],
    ['2', 'refused'],
  ])('refusal reason %s is %s', async (refusalReasonCode, reason) => {
    answered({ resultCode: 'Refused', refusalReasonCode })
    expect(await provider.authorise(order)).toEqual({ kind: 'declined', reason })
  })

  test('lead the guest to the bank’s page if it asks first, and send its result back', async () => {
    answered({
      resultCode: 'RedirectShopper',
      action: {
        type: 'redirect',
        method: 'GET',
        paymentMethodType: 'scheme',
        url: 'https://bank.example/3ds',
      },
    })
    expect(await provider.authorise(order)).toEqual({
      kind: 'challenge',
      reference: null,
      url: 'https://bank.example/3ds',
    })
    answered({ resultCode: 'Authorised', pspReference: 'PSP3' })
    const answer = await provider.answerChallenge({ paymentId, reference: null, result: 'Ab02b4c0' })
    expect(answer).toEqual({ kind: 'authorised', reference: 'PSP3' })
    expect(standIn.seen[1]).toMatchObject({
      method: 'POST',
      path: '/v72/payments/details',
      headers: { 'idempotency-key': `${paymentId}:challenge` },
      body: { details: { redirectResult: 'Ab02b4c0' } },
    })
  })

  test('capture, cancel and refund by Adyen’s reference, with the outcome reported later', async () => {
    answered({ pspReference: 'CAP1', status: 'received' }, 201)
    answered({ pspReference: 'CAN1', status: 'received' }, 201)
    answered({ pspReference: 'REF1', status: 'received' }, 201)
    expect(await provider.capture({ ...asked, amount })).toEqual({ kind: 'accepted', reference: 'CAP1' })
    expect(await provider.void(asked)).toEqual({ kind: 'accepted', reference: 'CAN1' })
    expect(await provider.refund({ ...asked, refundId, amount: money(500, 'USD') })).toEqual({
      kind: 'accepted',
      reference: 'REF1',
    })
    const merchantAccount = 'VerandaHotels'
    expect(
      standIn.seen.map(({ method, path, headers, body }) => [method, path, headers['idempotency-key'], body]),
    ).toEqual([
      [
        'POST',
        '/v72/payments/PSP1/captures',
        `${paymentId}:capture`,
        { merchantAccount, amount: { value: 12_050, currency: 'USD' }, reference: paymentId },
      ],
      ['POST', '/v72/payments/PSP1/cancels', `${paymentId}:void`, { merchantAccount, reference: paymentId }],
      [
        'POST',
        '/v72/payments/PSP1/refunds',
        `${refundId}:refund`,
        { merchantAccount, amount: { value: 500, currency: 'USD' }, reference: refundId },
      ],
    ])
  })

  test('name the merchant account of the catalogue, in everything that is asked of a payment', async () => {
    const merchant = 'SampleUSD'
    answered({ resultCode: 'Authorised', pspReference: 'PSP1' })
    await provider.authorise({ ...order, merchant })
    for (const act of [
      () => provider.capture({ ...asked, merchant, amount }),
      () => provider.void({ ...asked, merchant }),
      () => provider.refund({ ...asked, merchant, refundId, amount }),
    ]) {
      answered({ pspReference: 'ACT1', status: 'received' }, 201)
      await act()
    }
    expect(standIn.seen.map(({ body }) => body)).toEqual(
      Array(4).fill(expect.objectContaining({ merchantAccount: merchant })),
    )
    answered({ storedPaymentMethods: [] })
    await provider.listCards('ZPCU-104A7C-AB', merchant)
    answered({}, 204)
    await provider.forgetCard('ZPCU-104A7C-AB', '8416', merchant)
    expect(standIn.seen.slice(4).map(({ path }) => path.includes(`merchantAccount=${merchant}`))).toEqual([
      true,
      true,
    ])
  })

  test('cancel a payment whose answer was lost by our own id', async () => {
    answered({ pspReference: 'CAN2', status: 'received' }, 201)
    await provider.void({ paymentId, reference: null, merchant: null })
    expect(standIn.seen[0]).toMatchObject({
      method: 'POST',
      path: '/v72/cancels',
      body: { merchantAccount: 'VerandaHotels', paymentReference: paymentId },
    })
  })

  test('list stored cards by the reservation', async () => {
    answered({
      merchantAccount: 'VerandaHotels',
      storedPaymentMethods: [
        { id: '8416', brand: 'visa', lastFour: '1111', type: 'scheme', expiryMonth: '3', expiryYear: '2030' },
      ],
    })
    expect(await provider.listCards('ZPCU-104A7C-AB', null)).toEqual([
      { cardId: '8416', brand: 'visa', lastDigits: '1111', expires: '2030-03' },
    ])
    expect(standIn.seen[0]).toMatchObject({
      method: 'GET',
      path: '/v72/storedPaymentMethods?shopperReference=ZPCU-104A7C-AB&merchantAccount=VerandaHotels',
    })
  })

  test('fail as refused when rejected, and as unknown when the connection or Adyen failed', async () => {
    answered({ status: 422, errorCode: '130', message: 'Required', errorType: 'validation' }, 422)
    expect(await provider.authorise(order)).toEqual({ kind: 'declined', reason: 'refused' })
    answered({ status: 422, errorCode: '167', message: 'Not enough', errorType: 'validation' }, 422)
    expect(await provider.capture({ ...asked, amount })).toEqual({ kind: 'refused' })
    standIn.answerWith('hang up')
    expect(
      await outcomeOf(
        () => undefined,
        () => provider.authorise(order),
      ),
    ).toEqual({ kind: 'unknown' })
    // A rejected API key says nothing about the payment.
    answered({ status: 401, errorCode: '000', message: 'Unauthorized' }, 401)
    expect(
      await outcomeOf(
        () => undefined,
        () => provider.capture({ ...asked, amount }),
      ),
    ).toEqual({ kind: 'unknown' })
    answered({}, 503)
    expect(
      await outcomeOf(
        () => undefined,
        () => provider.capture({ ...asked, amount }),
      ),
    ).toEqual({ kind: 'unknown' })
    expect(await provider.lookUp(asked)).toEqual({ kind: 'unknown' })
  })

  test('that are never answered end as unknown: no guest and no job waits for ever', async () => {
    const impatient = adyenProvider({ ...setting, url: standIn.url }, 200)
    const silent = () => undefined
    standIn.answerWith('no answer', 'no answer', 'no answer')
    expect(await outcomeOf(silent, () => impatient.authorise(order))).toEqual({ kind: 'unknown' })
    expect(await outcomeOf(silent, () => impatient.capture({ ...asked, amount }))).toEqual({
      kind: 'unknown',
    })
    const refund = { ...asked, refundId: randomUUID(), amount }
    expect(await outcomeOf(silent, () => impatient.refund(refund))).toEqual({ kind: 'unknown' })
  })
})

describe('Adyen’s webhooks', () => {
  const item: AdyenItem = {
    pspReference: 'PSP1',
    merchantAccountCode: 'VerandaHotels',
    merchantReference: paymentId,
    amount: { value: 12_050, currency: 'USD' },
    eventCode: 'AUTHORISATION',
    eventDate: '2027-03-01T15:00:00+01:00',
    success: 'true',
  }
  const read = (items: readonly AdyenItem[], key = hmacKey, live?: 'true' | 'false') =>
    provider.readEvents?.(signedWebhook(items, key, live), ['SampleUSD'])
  const fields = { amount: { value: 12_050, currency: 'USD' } }
  const nothing = { events: [], isWhole: false }

  test('are read if each item is signed with our key', async () => {
    const items: readonly AdyenItem[] = [
      item,
      { ...item, eventCode: 'CAPTURE', pspReference: 'CAP1', originalReference: 'PSP1' },
      {
        ...item,
        eventCode: 'REFUND',
        pspReference: 'REF1',
        originalReference: 'PSP1',
        merchantReference: refundId,
      },
      { ...item, eventCode: 'REPORT_AVAILABLE', pspReference: 'REP1' },
    ]
    expect(await read(items)).toEqual({
      isWhole: true,
      events: [
        {
          id: 'adyen:AUTHORISATION:PSP1:true',
          kind: 'authorised',
          paymentId,
          paymentReference: 'PSP1',
          ...fields,
        },
        { id: 'adyen:CAPTURE:CAP1:true', kind: 'captured', paymentId, paymentReference: 'PSP1', ...fields },
        {
          id: 'adyen:REFUND:REF1:true',
          kind: 'refund-paid',
          refundId,
          refundReference: 'REF1',
          paymentReference: 'PSP1',
          ...fields,
        },
      ],
    })
  })

  test('are ignored with another key, a changed amount, or no signature', async () => {
    expect(await read([item], 'AB'.repeat(32))).toEqual(nothing)
    const body = signedWebhook([item], hmacKey)
    expect(await provider.readEvents?.(body.replace('12050', '12051'), [])).toEqual(nothing)
    expect(await provider.readEvents?.(body.replace('hmacSignature', 'signature'), [])).toEqual(nothing)
    expect(
      await provider.readEvents?.(body.replace(/"hmacSignature":"[^"]*"/, '"hmacSignature":""'), []),
    ).toEqual(nothing)
    expect(await provider.readEvents?.('{', [])).toEqual(nothing)
    expect((await provider.readEvents?.(body, []))?.events).toHaveLength(1)
  })

  test('keep their good items if one is not signed, and are then not fully accepted', async () => {
    const good = { ...item, pspReference: 'PSP2' }
    const { notificationItems } = JSON.parse(signedWebhook([item, good], hmacKey))
    notificationItems[0].NotificationRequestItem.success = 'false'
    const delivery = await provider.readEvents?.(JSON.stringify({ live: 'false', notificationItems }), [])
    expect(delivery?.isWhole).toBe(false)
    expect(delivery?.events.map(({ id }) => id)).toEqual(['adyen:AUTHORISATION:PSP2:true'])
  })

  test('state a problem even for an unknown payment, and cannot replace an event of ours', async () => {
    const other = { ...item, merchantAccountCode: 'SomebodyElse' }
    const listed = { ...item, merchantAccountCode: 'SampleUSD' }
    expect((await read([listed]))?.events[0]).not.toHaveProperty('problem')
    const half = { ...item, amount: { value: 0.5, currency: 'USD' } }
    expect((await read([other]))?.events).toMatchObject([{ problem: 'other-account' }])
    expect((await read([item], hmacKey, 'true'))?.events).toMatchObject([{ problem: 'other-environment' }])
    expect((await read([half]))?.events).toMatchObject([{ problem: 'other-amount' }])
    const ids = [await read([item]), await read([other]), await read([item], hmacKey, 'true')].map(
      (delivery) => delivery?.events[0]?.id,
    )
    expect(new Set(ids).size).toBe(3)
  })

  test('have signatures that fit only one reading of their values', async () => {
    // The same signed text, split at other colons.
    const { notificationItems } = JSON.parse(
      signedWebhook([{ ...item, merchantReference: `shop:VerandaHotels:${paymentId}` }], hmacKey),
    )
    const { NotificationRequestItem: cut } = notificationItems[0]
    Object.assign(cut, {
      originalReference: ':VerandaHotels:shop',
      merchantReference: paymentId,
    })
    expect(await provider.readEvents?.(JSON.stringify({ live: 'false', notificationItems }), [])).toEqual(
      nothing,
    )
  })
})
