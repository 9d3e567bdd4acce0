import type { ChangePurpose } from '@veranda/domain'

/** Where a bank's page sends the guest back to: the payment page of what is paid for. */
export const returnPaths: Record<ChangePurpose | 'pay-balance', string> = {
  'pay-balance': '/payment',
  'change-dates': '/update/payment',
  'upgrade-room': '/upgrade/payment',
  'change-rooms': '/room/add/payment',
  'add-guests': '/room/payment',
  'add-services': '/services/payment',
  'variant-1': '/options/payment',
  'variant-2': '/options/payment',
  'variant-3': '/options/payment',
}
