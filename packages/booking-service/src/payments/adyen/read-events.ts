import type { hmacValidator } from '@adyen/api-library'
import * as v from 'valibot'
import type { ProviderEventKind } from '../../schema/payment.ts'
import type { AdyenSetting } from '../payment-setting.ts'
import type { Delivery, ProviderEvent } from '../port.ts'

// The signature joins the values by colons, so a colon inside a value would let the same signature fit other
// values. Only the merchant reference may contain some, since no value around it may.
const word = v.pipe(v.string(), v.regex(/^[^:]*$/))
const signedItem = v.object({
  pspReference: word,
  originalReference: v.nullish(word),
  merchantAccountCode: word,
  merchantReference: v.nullish(v.string()),
  amount: v.object({ value: v.number(), currency: word }),
  eventCode: word,
  success: word,
  additionalData: v.object({ hmacSignature: v.pipe(v.string(), v.minLength(1)) }),
})
const wrapped = v.object({ NotificationRequestItem: signedItem })
const webhook = v.object({
  live: v.picklist(['true', 'false']),
  // Adyen sends one item at a time.
  notificationItems: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100)),
})
type Item = v.InferOutput<typeof signedItem>

type Validator = InstanceType<typeof hmacValidator>
type Own = Pick<AdyenSetting, 'hmacKey' | 'environment'> & { readonly accounts: readonly string[] }

/**
 * Reads one webhook. Each item is checked by itself: the library compares its signature in constant time, and
 * an item not signed by our key does not affect the others. A signed item is accepted whatever it says,
 * because Adyen repeats a webhook that is not accepted for a month.
 */
export function readAdyenEvents(body: string, own: Own, validator: Validator): Delivery {
  const parsed = v.safeParse(webhook, parsedJson(body))
  if (!parsed.success) return { events: [], isWhole: false }
  const { live, notificationItems } = parsed.output
  const signed = notificationItems.flatMap((one) => {
    const item = v.safeParse(wrapped, one)
    if (!item.success) return []
    const { NotificationRequestItem } = item.output
    return isSigned(NotificationRequestItem, own.hmacKey, validator) ? [NotificationRequestItem] : []
  })
  return {
    events: signed.flatMap((item) => eventsOf(item, live === 'true' ? 'live' : 'test', own)),
    isWhole: signed.length === notificationItems.length,
  }
}

// The library throws on a signature it cannot compare, which is no valid signature either.
function isSigned(item: Item, hmacKey: string, validator: Validator): boolean {
  try {
    return validator.validateHMAC(item as unknown as Parameters<Validator['validateHMAC']>[0], hmacKey)
  } catch {
    return false
  }
}

type Outcomes = { readonly true?: ProviderEventKind; readonly false?: ProviderEventKind }
const kinds: ReadonlyMap<string, Outcomes> = new Map<string, Outcomes>([
  ['AUTHORISATION', { true: 'authorised', false: 'declined' }],
  ['CAPTURE', { true: 'captured', false: 'capture-failed' }],
  ['CAPTURE_FAILED', { true: 'capture-failed' }],
  ['CANCELLATION', { true: 'voided', false: 'lapsed' }],
  ['TECHNICAL_CANCEL', { true: 'voided', false: 'lapsed' }],
  ['EXPIRE', { true: 'lapsed' }],
  ['REFUND', { true: 'refund-paid', false: 'refund-failed' }],
  ['REFUND_FAILED', { true: 'refund-failed' }],
  ['REFUNDED_REVERSED', { true: 'refund-failed' }],
])

function eventsOf(item: Item, environment: AdyenSetting['environment'], own: Own): readonly ProviderEvent[] {
  const { eventCode, success, pspReference, merchantReference } = item
  const outcomes = kinds.get(eventCode)
  const kind = success === 'true' || success === 'false' ? outcomes?.[success] : undefined
  if (!kind || !isReference(pspReference)) return []
  const problem = problemOf(item, environment, own)
  const event = {
    // Adyen repeats a webhook with the same code and reference. The problem is part of the id, so that an
    // event of another account cannot replace one of ours.
    id: ['adyen', eventCode, pspReference, success, ...(problem ? [problem] : [])].join(':'),
    kind,
    ...amountOf(item),
    ...(problem ? { problem } : {}),
  }
  const original = isReference(item.originalReference) ? { paymentReference: item.originalReference } : {}
  if (kind === 'refund-paid' || kind === 'refund-failed' || kind === 'refund-accepted')
    return [{ ...event, ...original, refundId: merchantReference ?? '', refundReference: pspReference }]
  return [
    {
      ...event,
      paymentId: merchantReference ?? '',
      ...(eventCode === 'AUTHORISATION' ? { paymentReference: pspReference } : original),
      ...(kind === 'declined' ? { declined: 'refused' as const } : {}),
    },
  ]
}

const isReference = (text: string | null | undefined): text is string => /^[!-~]{1,80}$/.test(text ?? '')

function problemOf(
  { merchantAccountCode, ...item }: Item,
  environment: AdyenSetting['environment'],
  own: Own,
): Pick<ProviderEvent, 'problem'>['problem'] {
  if (environment !== own.environment) return 'other-environment'
  if (!own.accounts.includes(merchantAccountCode)) return 'other-account'
  return 'amount' in amountOf(item) ? undefined : 'other-amount'
}

/** The amount; `undefined` if it is invalid, since then it matches no payment. */
function amountOf({ amount: { value, currency } }: Pick<Item, 'amount'>): Pick<ProviderEvent, 'amount'> {
  return Number.isSafeInteger(value) && /^[A-Z]{3}$/.test(currency) ? { amount: { value, currency } } : {}
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
