import type { Types } from '@adyen/api-library'
import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/models.js'
import * as v from 'valibot'
import type { PaymentMethod } from '../port.ts'

type MethodPart = Pick<PaymentRequest, 'paymentMethod' | 'shopperInteraction' | 'recurringProcessingModel'>

const encryptedCard = v.object({
  encryptedCardNumber: v.string(),
  encryptedExpiryMonth: v.string(),
  encryptedExpiryYear: v.string(),
  encryptedSecurityCode: v.string(),
  holderName: v.exactOptional(v.string()),
})

/** How Adyen is told what to charge. A token is the web component's `paymentMethod`, encrypted in the browser, as base64url JSON. */
export function methodOf(
  method: PaymentMethod,
  { CardDetails, PaymentRequest }: typeof Types.checkout,
): MethodPart {
  const type = CardDetails.TypeEnum.Scheme
  const { ShopperInteractionEnum, RecurringProcessingModelEnum } = PaymentRequest
  if (method.kind === 'stored-card')
    return {
      paymentMethod: { type, storedPaymentMethodId: method.cardId },
      shopperInteraction: ShopperInteractionEnum.ContAuth,
      recurringProcessingModel: RecurringProcessingModelEnum.CardOnFile,
    }
  const parsed = v.safeParse(encryptedCard, decoded(method.token))
  // A token that is none is refused by Adyen like a card that is none.
  const typed = parsed.success ? parsed.output : {}
  return { paymentMethod: { ...typed, type }, shopperInteraction: ShopperInteractionEnum.Ecommerce }
}

function decoded(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString())
  } catch {
    return undefined
  }
}
