import type { DateChange } from '@veranda/domain'

/** Whether two reckonings promise the same: every night's price, the money, the policies and the warnings. */
export const sameChange = (one: DateChange, other: DateChange): boolean => inOrder(one) === inOrder(other)

// A stored change comes back with its keys in another order.
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
