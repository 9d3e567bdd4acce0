import { type StandbyRefusal, standbyRefusals } from '@veranda/domain'
import { object, picklist, safeParse } from 'valibot'

const wireStandbyRefusal = /* @__PURE__ */ object({ kind: picklist(standbyRefusals) })

/** Why a room cannot be wished for, from what came with a refusal. */
export function standbyRefusalOf(attached: unknown): StandbyRefusal | undefined {
  const parsed = safeParse(wireStandbyRefusal, attached)
  return parsed.success ? parsed.output.kind : undefined
}
