import { type OverrideActionContext, toJsonSchema } from '@valibot/to-json-schema'
import type { NumberLimits } from '@veranda/contract'
import type { GenericSchema } from 'valibot'

/** A declaration's schema as the document writes it. */
export function schemaOf(schema: GenericSchema): Record<string, unknown> {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    overrideAction: (context) => unicodePattern(context) ?? limitsOf(context),
  })
  return rest
}

/** The document's patterns are read as Unicode ones: that flag, and no other, need not be said. */
function unicodePattern({ valibotAction, jsonSchema }: OverrideActionContext) {
  if (valibotAction.type !== 'regex') return undefined
  const { requirement } = valibotAction as unknown as { readonly requirement: RegExp }
  return requirement.flags === 'u' ? { ...jsonSchema, pattern: requirement.source } : undefined
}

/** A number's limits. What a document cannot say, such as that a zero has no sign, is looked at all the same. */
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
