import { createHash } from 'node:crypto'
import type { audit } from '../schema/audit.ts'

type Row = typeof audit.$inferSelect
type Sealed = Pick<
  Row,
  | 'previousHash'
  | 'at'
  | 'actorKind'
  | 'actor'
  | 'action'
  | 'outcome'
  | 'reservationId'
  | 'requestId'
  | 'detail'
>

/** Over every column, in a form that can be made again from what the database gives back. */
export const currentSeal = 2

/** The hash of an entry: over the one before it and all that it says. */
export function sealOf(row: Sealed): string {
  const { previousHash, at, actorKind, actor, action, outcome, reservationId, requestId, detail } = row
  const columns = [
    previousHash,
    at.toISOString(),
    actorKind,
    actor,
    action,
    outcome,
    reservationId,
    requestId,
  ]
  return createHash('sha256')
    .update(JSON.stringify([currentSeal, ...columns, inOrder(detail)]))
    .digest('hex')
}

/** Fields by their names, all the way down: the database stores them in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, inOrder(part)])
}
