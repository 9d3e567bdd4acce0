import { type GenericSchema, type InferOutput, pipe, rawTransform } from 'valibot'

/**
 * Parses by `schema` and decodes; invalid where `decode` returns `undefined`. The library's own transforms
 * and unions would be bundled into the first view.
 */
// @__NO_SIDE_EFFECTS__
export const decoded = <Schema extends GenericSchema, Value>(
  schema: Schema,
  decode: (wire: InferOutput<Schema>) => Value | undefined,
) =>
  pipe(
    schema,
    rawTransform<InferOutput<Schema>, Value>(({ dataset, addIssue, NEVER }) => {
      const value = decode(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: 'What belongs to this kind is missing' })
      return NEVER
    }),
  )
