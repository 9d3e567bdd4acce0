import { type OverrideActionContext, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A declaration's schema as the document writes it. */
export function schemaOf(schema: GenericSchema): Record<string, unknown> {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    // What a document cannot say, such as that a zero has no sign, is looked at all the same.
    ignoreActions: ['check'],
    overrideAction: unicodePattern,
  })
  return rest
}

/** The document's patterns are read as Unicode ones: that flag, and no other, need not be said. */
function unicodePattern({ valibotAction, jsonSchema }: OverrideActionContext) {
  if (valibotAction.type !== 'regex') return undefined
  const { requirement } = valibotAction as unknown as { readonly requirement: RegExp }
  return requirement.flags === 'u' ? { ...jsonSchema, pattern: requirement.source } : undefined
}
