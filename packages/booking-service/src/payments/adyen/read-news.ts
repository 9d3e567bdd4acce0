import type { hmacValidator } from '@adyen/api-library'
import * as v from 'valibot'
import type { PaymentNewsKind } from '../../db/schema/payment.ts'
import type { AdyenSetting } from '../../env.ts'
import type { PaymentNews } from '../port.ts'

const item = v.looseObject({
  additionalData: v.optional(v.record(v.string(), v.string())),
  amount: v.object({ value: v.number(), currency: v.string() }),
  pspReference: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  eventCode: v.pipe(v.string(), v.maxLength(80)),
  eventDate: v.string(),
  merchantAccountCode: v.string(),
  merchantReference: v.pipe(v.string(), v.maxLength(80)),
  originalReference: v.optional(v.nullable(v.string())),
  reason: v.optional(v.nullable(v.string())),
  success: v.picklist(['true', 'false']),
})
const webhook = v.object({
  live: v.string(),
  notificationItems: v.pipe(
    v.array(v.object({ NotificationRequestItem: item })),
    v.minLength(1),
    v.maxLength(100),
  ),
})
type Item = v.InferOutput<typeof item>

type Validator = InstanceType<typeof hmacValidator>

/**
 * The news of one webhook. The library compares each item's signature in constant time; one item that is not signed
 * by our key, or not for our account, and none of them count.
 */
export function readAdyenNews(
  body: string,
  { hmacKey, merchantAccount }: Pick<AdyenSetting, 'hmacKey' | 'merchantAccount'>,
  validator: Validator,
): readonly PaymentNews[] | undefined {
  const parsed = v.safeParse(webhook, parsedJson(body))
  if (!parsed.success) return undefined
  const items = parsed.output.notificationItems.map((one) => one.NotificationRequestItem)
  const isSigned = items.every(
    (one) =>
      one.merchantAccountCode === merchantAccount &&
      one.additionalData?.['hmacSignature'] !== undefined &&
      validator.validateHMAC(one as unknown as Parameters<Validator['validateHMAC']>[0], hmacKey),
  )
  return isSigned ? items.flatMap(newsOf) : undefined
}

const kinds: Readonly<Record<string, { readonly true?: PaymentNewsKind; readonly false?: PaymentNewsKind }>> =
  {
    AUTHORISATION: { true: 'authorised', false: 'declined' },
    CAPTURE: { true: 'captured', false: 'capture-failed' },
    CAPTURE_FAILED: { true: 'capture-failed' },
    CANCELLATION: { true: 'voided', false: 'lapsed' },
    TECHNICAL_CANCEL: { true: 'voided', false: 'lapsed' },
    EXPIRE: { true: 'lapsed' },
    REFUND: { true: 'refund-paid', false: 'refund-failed' },
    REFUND_FAILED: { true: 'refund-failed' },
    REFUNDED_REVERSED: { true: 'refund-failed' },
  }

function newsOf(one: Item): readonly PaymentNews[] {
  const kind = kinds[one.eventCode]?.[one.success]
  if (!kind) return []
  // Adyen repeats a webhook with the same code and reference.
  const id = `adyen:${one.eventCode}:${one.pspReference}:${one.success}`
  if (kind === 'refund-paid' || kind === 'refund-failed' || kind === 'refund-accepted')
    return [{ id, kind, refundId: one.merchantReference, refundReference: one.pspReference }]
  const paymentReference = one.eventCode === 'AUTHORISATION' ? one.pspReference : one.originalReference
  return [
    {
      id,
      kind,
      paymentId: one.merchantReference,
      ...(paymentReference ? { paymentReference } : {}),
      ...(kind === 'declined' ? { declined: 'refused' as const } : {}),
    },
  ]
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
