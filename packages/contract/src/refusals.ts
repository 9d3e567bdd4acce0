import { type ActionRefusal, actionRefusals } from '@veranda/domain'
import { custom, type GenericSchema, number, object, optional, picklist, string } from 'valibot'
import { decoded } from './wire/decoded.ts'

/** The refusals a call declares: each word with the schema of what is attached to it. */
export type RefusalSchemas = Readonly<Record<string, GenericSchema>>

/** Nothing is attached. */
export const nothing = /* @__PURE__ */ custom<undefined>(() => true)

/** Why an action is not open. A reason that is newer than this client reads as the end of the stay. */
export const actionReason = /* @__PURE__ */ decoded(
  /* @__PURE__ */ object({ reason: /* @__PURE__ */ string() }),
  ({ reason }): { readonly reason: ActionRefusal } => ({
    reason: actionRefusals.find((known) => known === reason) ?? 'stay-is-over',
  }),
)

/** Every write that is done once may be refused so. */
export const onceRefusals = {
  'still-running': nothing,
  'idempotency-key-reused': nothing,
} as const

/** And so every write that is meant for one version of the reservation. */
export const versionRefusals = {
  'version-changed': /* @__PURE__ */ optional(/* @__PURE__ */ object({ version: /* @__PURE__ */ number() })),
} as const

/** Which limit of letters was met: addresses that one change writes to, or letters of a day. */
export const letterLimit = /* @__PURE__ */ object({
  limit: /* @__PURE__ */ picklist(['recipients', 'day']),
})
