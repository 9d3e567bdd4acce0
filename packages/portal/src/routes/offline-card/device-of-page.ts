import type { CardDevice } from '@veranda/design-system/patterns/offline-card'

/** What the guest would call what they hold. */
export const deviceOfPage = (): CardDevice => (matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer')
