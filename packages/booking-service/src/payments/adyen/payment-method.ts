import type { Types } from '@adyen/api-library'
import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/models.js'
import * as v from 'valibot'
import type { PaymentMethod } from '../port.ts'

type MethodPart = Pick<
  PaymentRequest,
  'paymentMethod' | 'browserInfo' | 'shopperInteraction' | 'recurringProcessingModel'
>

const encryptedCard = v.object({
  encryptedCardNumber: v.string(),
  encryptedExpiryMonth: v.string(),
  encryptedExpiryYear: v.string(),
  encryptedSecurityCode: v.string(),
  holderName: v.exactOptional(v.string()),
  /** Chosen by the guest for a card with two brands. */
  brand: v.exactOptional(v.string()),
  checkoutAttemptId: v.exactOptional(v.string()),
})

/** What a bank needs before it asks the cardholder. */
const browserInfo = v.object({
  acceptHeader: v.string(),
  colorDepth: v.number(),
  javaEnabled: v.boolean(),
  language: v.string(),
  screenHeight: v.number(),
  screenWidth: v.number(),
  timeZoneOffset: v.number(),
  userAgent: v.string(),
})

const componentData = v.object({ paymentMethod: encryptedCard, browserInfo: v.exactOptional(browserInfo) })

/**
 * The payment method in Adyen's format. A token is the web component's data, encrypted in the browser, as
 * base64url JSON.
 */
export function methodOf(
  method: PaymentMethod,
  { CardDetails, PaymentRequest, PayPalDetails }: typeof Types.checkout,
): MethodPart {
  const type = CardDetails.TypeEnum.Scheme
  const { ShopperInteractionEnum, RecurringProcessingModelEnum } = PaymentRequest
  if (method.kind === 'paypal')
    return {
      paymentMethod: { type: PayPalDetails.TypeEnum.Paypal, subtype: PayPalDetails.SubtypeEnum.Redirect },
      shopperInteraction: ShopperInteractionEnum.Ecommerce,
    }
  if (method.kind === 'stored-card')
    return {
      paymentMethod: { type, storedPaymentMethodId: method.cardId },
      shopperInteraction: ShopperInteractionEnum.ContAuth,
      recurringProcessingModel: RecurringProcessingModelEnum.CardOnFile,
    }
  const shopperInteraction = ShopperInteractionEnum.Ecommerce
  const parsed = v.safeParse(componentData, decoded(method.token))
  // Adyen refuses a malformed token as it refuses an invalid card.
  if (!parsed.success) return { paymentMethod: { type }, shopperInteraction }
  const { paymentMethod, browserInfo: browser } = parsed.output
  return {
    paymentMethod: { ...paymentMethod, type },
    shopperInteraction,
    ...(browser ? { browserInfo: browser } : {}),
  }
}

function decoded(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString())
  } catch {
    return undefined
  }
}
