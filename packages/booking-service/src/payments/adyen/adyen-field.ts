import type { AdyenSetting } from '../payment-setting.ts'
import type { Payments } from '../payments.ts'

/** What a guest's page needs for Adyen's own card field, and whom it frames and talks to for that. */
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
      // Sentences and pictures come from the second, the number of a try to pay from the third.
      talksTo: [
        checkout,
        `https://checkoutshopper-${environment}.cdn.adyen.com`,
        `https://checkoutanalytics-${environment}.adyen.com`,
      ],
    },
  }
}
