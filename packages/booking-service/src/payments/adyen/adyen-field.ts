import type { AdyenSetting } from '../payment-setting.ts'
import type { Payments } from '../payments.ts'

/** What a guest's page needs for Adyen's card field, and the hosts it frames and connects to for it. */
export function adyenField({
  clientKey,
  environment,
  url,
}: AdyenSetting): Pick<Payments, 'field' | 'origins'> {
  const field = { kind: 'adyen', clientKey, environment, ...(url ? { url } : {}) } as const
  if (url) return { field, origins: { frames: [url], talksTo: [url] } }
  const checkout = `https://checkoutshopper-${environment}.adyen.com`
  return {
    field,
    origins: {
      frames: [checkout],
      // Translations and images come from the second host, the id of a checkout attempt from the third.
      talksTo: [
        checkout,
        `https://checkoutshopper-${environment}.cdn.adyen.com`,
        `https://checkoutanalytics-${environment}.adyen.com`,
      ],
    },
  }
}
