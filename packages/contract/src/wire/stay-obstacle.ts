import type { StayObstacle } from '@veranda/domain'
import { array, literal, number, object, picklist, safeParse, variant } from 'valibot'
import { plainDate } from './plain.ts'

const rooms = { on: plainDate, roomNumbers: /* @__PURE__ */ array(/* @__PURE__ */ number()) }

const wireStayObstacle = /* @__PURE__ */ variant('kind', [
  object({ kind: picklist(['not-a-stay', 'in-the-past']) }),
  object({ kind: literal('too-short'), minimumNights: number() }),
  object({ kind: picklist(['no-check-in', 'no-check-out', 'closed', 'not-on-sale']), on: plainDate }),
  object({ kind: literal('rate-not-found'), ...rooms }),
  object({ kind: literal('sold-out'), ...rooms }),
])

/** Why a stay cannot be had, from what came with a refusal. */
export function obstacleOf(attached: unknown): StayObstacle | undefined {
  const parsed = safeParse(wireStayObstacle, attached)
  return parsed.success ? parsed.output : undefined
}
