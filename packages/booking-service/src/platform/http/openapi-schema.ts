import { type OverrideActionContext, toJsonSchema } from '@valibot/to-json-schema'
import type { NumberLimits } from '@veranda/contract'
import type { GenericSchema } from 'valibot'

/** A declaration's schema as JSON Schema. */
export function schemaOf(schema: GenericSchema): Record<string, unknown> {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    overrideAction: (context) => unicodePattern(context) ?? limitsOf(context),
  })
  return rest
}

/** JSON Schema reads patterns with the Unicode flag, so a pattern may have no other. */
function unicodePattern({ valibotAction, jsonSchema }: OverrideActionContext) {
  if (valibotAction.type !== 'regex') return undefined
  const { requirement } = valibotAction as unknown as { readonly requirement: RegExp }
  return requirement.flags === 'u' ? { ...jsonSchema, pattern: requirement.source } : undefined
}

/**
 * A number's limits. JSON Schema cannot express some checks, such as that zero has no sign; they still apply.
 */
function limitsOf({ valibotAction, jsonSchema }: OverrideActionContext) {
  if (!('limits' in valibotAction)) return undefined
  const { from, to, isWhole } = valibotAction.limits as NumberLimits
  return {
    ...jsonSchema,
    type: isWhole ? ('integer' as const) : ('number' as const),
    minimum: from,
    maximum: to,
  }
}
