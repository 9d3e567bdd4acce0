import { CheckoutAPI, Client, Config, EnvironmentEnum, hmacValidator, Types } from '@adyen/api-library'
import type {
  PaymentRequest,
  PaymentResponse,
  PaymentDetailsResponse,
} from '@adyen/api-library/lib/src/typings/checkout/models.js'
import { type DeclineReason, isCardMonth, type Money } from '@veranda/domain'
import type { AdyenSetting } from '../payment-setting.ts'
import {
  type ActOutcome,
  type Authorisation,
  actKey,
  type CardOrder,
  type CardShown,
  type CardOnFile,
  type Merchant,
  type PaymentProvider,
} from '../port.ts'
import { AdyenRefusal, adyenHttp } from './adyen-http.ts'
import { methodOf } from './payment-method.ts'
import { readAdyenEvents } from './read-events.ts'

/**
 * Adyen through its own library, which takes half a second to load: import this file only where Adyen is
 * configured.
 */
export function adyenProvider(setting: AdyenSetting, answersWithinMs?: number): PaymentProvider {
  const { apiKey, url } = setting
  const accountOf = (merchant: Merchant): string => merchant ?? setting.merchantAccount
  const { PaymentRequest, ThreeDSRequestData } = Types.checkout
  const validator = new hmacValidator()
  const config = new Config({
    apiKey,
    environment: setting.environment === 'live' ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    ...(setting.livePrefix ? { liveEndpointUrlPrefix: setting.livePrefix } : {}),
  })
  const { PaymentsApi, ModificationsApi, RecurringApi } = new CheckoutAPI(
    new Client(config, adyenHttp(url, answersWithinMs)),
  )
  return {
    name: 'adyen',
    authorise: async (order) => {
      const { paymentId, merchant, amount, method, owner, returnUrl } = order
      const outcome = await authorised(() =>
        PaymentsApi.payments(
          {
            merchantAccount: accountOf(merchant),
            reference: paymentId,
            amount: amountOf(amount),
            ...methodOf(method, Types.checkout),
            ...storageOf(order, PaymentRequest),
            shopperReference: owner,
            channel: PaymentRequest.ChannelEnum.Web,
            origin: new URL(returnUrl).origin,
            returnUrl,
            // The bank asks on its own page, whose result comes back in the address.
            authenticationData: {
              threeDSRequestData: { nativeThreeDS: ThreeDSRequestData.NativeThreeDSEnum.Disabled },
            },
            additionalData: { manualCapture: 'true' },
          },
          { idempotencyKey: actKey(paymentId, 'authorise') },
        ),
      )
      // No card is named by PayPal, and it is told apart from one.
      return method.kind === 'paypal' && outcome.kind !== 'unknown'
        ? { ...outcome, card: { brand: method.kind, lastDigits: '' } }
        : outcome
    },
    answerChallenge: ({ paymentId, result }) =>
      authorised(() =>
        PaymentsApi.paymentsDetails(
          { details: { redirectResult: result } },
          { idempotencyKey: `${paymentId}:challenge` },
        ),
      ),
    // Adyen has no look-up by our payment id: the webhook reports it, or the payment is cancelled by our id
    // in time.
    lookUp: async () => ({ kind: 'unknown' }),
    capture: ({ paymentId, reference, merchant, amount }) =>
      accepted(() =>
        ModificationsApi.captureAuthorisedPayment(
          known(reference),
          { merchantAccount: accountOf(merchant), amount: amountOf(amount), reference: paymentId },
          { idempotencyKey: actKey(paymentId, 'capture') },
        ),
      ),
    void: ({ paymentId, reference, merchant }) => {
      const merchantAccount = accountOf(merchant)
      return accepted(() =>
        reference === null
          ? ModificationsApi.cancelAuthorisedPayment(
              { merchantAccount, paymentReference: paymentId, reference: paymentId },
              { idempotencyKey: `${actKey(paymentId, 'void')}:by-number` },
            )
          : ModificationsApi.cancelAuthorisedPaymentByPspReference(
              reference,
              { merchantAccount, reference: paymentId },
              { idempotencyKey: actKey(paymentId, 'void') },
            ),
      )
    },
    refund: ({ refundId, reference, merchant, amount }) =>
      accepted(() =>
        ModificationsApi.refundCapturedPayment(
          known(reference),
          { merchantAccount: accountOf(merchant), amount: amountOf(amount), reference: refundId },
          { idempotencyKey: actKey(refundId, 'refund') },
        ),
      ),
    listCards: async (owner, merchant) => {
      const { storedPaymentMethods = [] } = await RecurringApi.getTokensForStoredPaymentDetails(
        owner,
        accountOf(merchant),
      )
      return storedPaymentMethods.flatMap(({ id, brand, lastFour, expiryMonth, expiryYear }) =>
        id && lastFour
          ? [{ cardId: id, brand: brand ?? '', lastDigits: lastFour, ...expiryOf(expiryMonth, expiryYear) }]
          : [],
      )
    },
    forgetCard: async (owner, cardId, merchant) => {
      try {
        await RecurringApi.deleteTokenForStoredPaymentDetails(cardId, owner, accountOf(merchant))
        return true
      } catch (failure) {
        if (failure instanceof AdyenRefusal) return false
        throw failure
      }
    },
    readEvents: async (body, accounts) =>
      readAdyenEvents(body, { ...setting, accounts: [setting.merchantAccount, ...accounts] }, validator),
  }
}

// Minor units with ISO exponents, like ours.
const amountOf = ({ amount, currency }: Money) => ({ value: amount, currency })

function known(reference: string | null): string {
  if (reference === null) throw new AdyenRefusal(404)
  return reference
}

async function authorised(
  call: () => Promise<PaymentResponse | PaymentDetailsResponse>,
): Promise<Authorisation> {
  try {
    return authorisationOf(await call())
  } catch (failure) {
    if (failure instanceof AdyenRefusal) return { kind: 'declined', reason: 'refused' }
    throw failure
  }
}

function authorisationOf(response: PaymentResponse | PaymentDetailsResponse): Authorisation {
  const { pspReference, resultCode, refusalReasonCode, additionalData } = response
  const card = cardOf(additionalData)
  const action = 'action' in response ? response.action : undefined
  switch (`${resultCode}`) {
    case 'Authorised':
      return pspReference
        ? { kind: 'authorised', reference: pspReference, ...card, ...storedIn(additionalData, card.card) }
        : { kind: 'unknown' }
    case 'RedirectShopper':
      return action && 'url' in action && action.url
        ? { kind: 'challenge', reference: pspReference ?? null, url: action.url, ...card }
        : { kind: 'unknown' }
    case 'Refused':
    case 'Error':
    case 'Cancelled':
      return { kind: 'declined', reason: reasons[refusalReasonCode ?? ''] ?? 'refused', ...card }
    default:
      return { kind: 'unknown' }
  }
}

// Adyen's refusal reasons that a guest can do something about.
const reasons: Readonly<Record<string, DeclineReason>> = {
  '6': 'card-expired',
  '11': 'not-proven',
  '12': 'insufficient-funds',
  '24': 'wrong-security-code',
}

function cardOf(data: PaymentResponse['additionalData']): { readonly card?: CardShown } {
  const { cardSummary, paymentMethod } = (data ?? {}) as Readonly<Record<string, string | undefined>>
  return cardSummary ? { card: { brand: paymentMethod ?? '', lastDigits: cardSummary } } : {}
}

/** A card is stored for charges on days that are agreed later, and charged then without its owner. */
function storageOf(
  { storesCard, initiatedBy }: CardOrder,
  { ShopperInteractionEnum, RecurringProcessingModelEnum }: typeof Types.checkout.PaymentRequest,
): Pick<PaymentRequest, 'storePaymentMethod' | 'shopperInteraction' | 'recurringProcessingModel'> {
  const recurringProcessingModel = RecurringProcessingModelEnum.UnscheduledCardOnFile
  if (storesCard) return { storePaymentMethod: true, recurringProcessingModel }
  return initiatedBy === 'hotel'
    ? { shopperInteraction: ShopperInteractionEnum.ContAuth, recurringProcessingModel }
    : {}
}

/** The number of a card that was stored with a payment; older accounts are told it under another name. */
function storedIn(
  data: PaymentResponse['additionalData'],
  card: CardShown | undefined,
): { readonly stored?: CardOnFile } {
  const facts = (data ?? {}) as Readonly<Record<string, string | undefined>>
  const cardId = facts['tokenization.storedPaymentMethodId'] ?? facts['recurring.recurringDetailReference']
  const [month, year] = (facts['expiryDate'] ?? '').split('/')
  return cardId && card ? { stored: { cardId, ...card, ...expiryOf(month, year) } } : {}
}

function expiryOf(month: string | undefined, year: string | undefined): Pick<CardOnFile, 'expires'> {
  const expires = `${year ?? ''}-${(month ?? '').padStart(2, '0')}`
  return isCardMonth(expires) ? { expires } : {}
}

async function accepted(call: () => Promise<{ pspReference?: string }>): Promise<ActOutcome> {
  try {
    const { pspReference } = await call()
    return pspReference ? { kind: 'accepted', reference: pspReference } : { kind: 'unknown' }
  } catch (failure) {
    if (failure instanceof AdyenRefusal) return { kind: 'refused' }
    throw failure
  }
}
