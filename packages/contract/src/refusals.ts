import { type ActionRefusal, actionRefusals } from '@veranda/domain'
import { custom, type GenericSchema, number, object, optional, picklist, string } from 'valibot'
import { decoded } from './wire/decoded.ts'

/** The declared refusals of a call: each word with the schema of its attachment. */
export type RefusalSchemas = Readonly<Record<string, GenericSchema>>

/** No attachment. */
export const nothing = /* @__PURE__ */ custom<undefined>(() => true)

/** Why an action is not open. A reason that this client does not know yet is read as the end of the stay. */
export const actionReason = /* @__PURE__ */ decoded(
  /* @__PURE__ */ object({ reason: /* @__PURE__ */ string() }),
  ({ reason }): { readonly reason: ActionRefusal } => ({
    reason: actionRefusals.find((known) => known === reason) ?? 'stay-is-over',
  }),
)

/** The refusals of every idempotent write. */
export const onceRefusals = {
  'still-running': nothing,
  'idempotency-key-reused': nothing,
} as const

/** The refusals of every write that requires a version of the reservation. */
export const versionRefusals = {
  'version-changed': /* @__PURE__ */ optional(/* @__PURE__ */ object({ version: /* @__PURE__ */ number() })),
} as const

/** The limit that was reached: of addresses that one change writes to, or of letters per day. */
export const letterLimit = /* @__PURE__ */ object({
  limit: /* @__PURE__ */ picklist(['recipients', 'day']),
})
