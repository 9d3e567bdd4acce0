import * as v from 'valibot'
import { SettingsError } from '../platform/settings-error.ts'

/**
 * Which provider charges cards. The embedded one accepts test cards only, so production must name it
 * explicitly.
 */
export type PaymentSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'embedded'; readonly origin: string }
  | AdyenSetting

export type AdyenSetting = {
  readonly kind: 'adyen'
  readonly apiKey: string
  readonly merchantAccount: string
  /** Verifies webhook signatures; hexadecimal, from Adyen's customer area. */
  readonly hmacKey: string
  /** Public; opens Adyen's card field in the browser. */
  readonly clientKey: string
  readonly environment: 'test' | 'live'
  /** Part of the live hosts' names, specific to the company. */
  readonly livePrefix?: string
  /** Replaces Adyen's own hosts, for tests. */
  readonly url?: string
}

const origin = (name: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/, `${name} must be an origin: https://name.`)))

export const paymentVariables = {
  PAYMENTS: v.optional(
    v.picklist(['embedded', 'adyen', 'none'], 'PAYMENTS must be embedded, adyen or none.'),
  ),
  PAYMENTS_ORIGIN: origin('PAYMENTS_ORIGIN'),
  ADYEN_API_KEY: v.optional(v.string()),
  ADYEN_MERCHANT_ACCOUNT: v.optional(v.string()),
  ADYEN_HMAC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^([\da-f]{2}){16,}$/i, 'ADYEN_HMAC_KEY must be hexadecimal.')),
  ),
  ADYEN_CLIENT_KEY: v.optional(v.string()),
  ADYEN_ENVIRONMENT: v.optional(
    v.picklist(['test', 'live'], 'ADYEN_ENVIRONMENT must be test or live.'),
    'test',
  ),
  ADYEN_LIVE_PREFIX: v.optional(v.string()),
  ADYEN_URL: origin('ADYEN_URL'),
}

type Variables = { readonly [Name in keyof typeof paymentVariables]?: string | undefined }

/** Development charges test cards; production charges none until a provider is configured. */
export function paymentSettingFrom(
  values: Variables,
  mode: 'development' | 'production',
  port: number,
): PaymentSetting {
  const kind =
    values.PAYMENTS ?? (values.ADYEN_API_KEY ? 'adyen' : mode === 'development' ? 'embedded' : 'none')
  switch (kind) {
    case 'adyen':
      return adyenSetting(values)
    case 'embedded':
      return { kind, origin: values.PAYMENTS_ORIGIN ?? localOrigin(mode, port) }
    default:
      return { kind: 'none' }
  }
}

function localOrigin(mode: 'development' | 'production', port: number): string {
  if (mode === 'development') return `http://pay.localhost:${port}`
  throw new SettingsError('PAYMENTS_ORIGIN is not set: the embedded provider needs a host of its own.')
}

function adyenSetting(values: Variables): AdyenSetting {
  const needed = (name: keyof Variables): string => {
    const value = values[name]
    if (!value) throw new SettingsError(`${name} is not set.`)
    return value
  }
  const environment = values.ADYEN_ENVIRONMENT === 'live' ? 'live' : 'test'
  if (environment === 'live' && !values.ADYEN_URL) needed('ADYEN_LIVE_PREFIX')
  return {
    kind: 'adyen',
    apiKey: needed('ADYEN_API_KEY'),
    merchantAccount: needed('ADYEN_MERCHANT_ACCOUNT'),
    hmacKey: needed('ADYEN_HMAC_KEY'),
    clientKey: needed('ADYEN_CLIENT_KEY'),
    environment,
    ...(values.ADYEN_LIVE_PREFIX ? { livePrefix: values.ADYEN_LIVE_PREFIX } : {}),
    ...(values.ADYEN_URL ? { url: values.ADYEN_URL } : {}),
  }
}
