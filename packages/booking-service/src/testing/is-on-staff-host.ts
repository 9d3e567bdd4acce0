import type { AnyEndpoint } from '@veranda/contract'

/** Whether a call exists on the staff host only. */
export const isOnStaffHost = ({ access }: Pick<AnyEndpoint, 'access'>): boolean =>
  access === 'staff' || access === 'staff-entrance'

/** Whether a call answers a caller without a session. */
export const isForAnybody = ({ access }: Pick<AnyEndpoint, 'access'>): boolean =>
  access === 'open' || access === 'staff-entrance'
