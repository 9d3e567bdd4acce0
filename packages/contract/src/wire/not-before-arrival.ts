import { type NotBeforeArrival, notBeforeArrival } from '@veranda/domain'
import { object, picklist } from 'valibot'
import { decoded } from './decoded.ts'

/** Why a balance cannot be paid before arrival, attached to its refusal. */
export const notBeforeArrivalReason = /* @__PURE__ */ decoded(
  /* @__PURE__ */ object({ reason: picklist(notBeforeArrival) }),
  ({ reason }): { readonly reason: NotBeforeArrival } => ({ reason }),
)
