import type { StayObstacle } from '@veranda/domain'
import { array, number, object, optional, picklist, safeParse } from 'valibot'
import { plainDate } from './plain.ts'

// One shape for all kinds: the library's variants weigh more in a first view than they are worth here.
const wireStayObstacle = /* @__PURE__ */ object({
  kind: picklist([
    'not-a-stay',
    'in-the-past',
    'too-short',
    'too-long',
    'no-check-in',
    'no-check-out',
    'closed',
    'not-on-sale',
    'rate-not-found',
    'sold-out',
  ]),
  on: optional(plainDate),
  minimumNights: optional(number()),
  maximumNights: optional(number()),
  roomNumbers: optional(array(number())),
})

/** Why a stay cannot be had, from what came with a refusal. */
export function obstacleOf(attached: unknown): StayObstacle | undefined {
  const parsed = safeParse(wireStayObstacle, attached)
  if (!parsed.success) return undefined
  const { kind, on, minimumNights, maximumNights, roomNumbers } = parsed.output
  switch (kind) {
    case 'not-a-stay':
    case 'in-the-past':
      return { kind }
    case 'too-short':
      return minimumNights === undefined ? undefined : { kind, minimumNights }
    case 'too-long':
      return maximumNights === undefined ? undefined : { kind, maximumNights }
    case 'no-check-in':
    case 'no-check-out':
    case 'closed':
    case 'not-on-sale':
      return on === undefined ? undefined : { kind, on }
    case 'rate-not-found':
    case 'sold-out':
      return on === undefined || roomNumbers === undefined ? undefined : { kind, on, roomNumbers }
  }
}
