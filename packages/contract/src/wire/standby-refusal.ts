import { standbyRefusals } from '@veranda/domain'
import { object, picklist } from 'valibot'

/** Why a room cannot be wished for, as it comes with a refusal. */
export const standbyRefusal = /* @__PURE__ */ object({ kind: picklist(standbyRefusals) })
