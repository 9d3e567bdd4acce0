import { type GenericSchema, type InferOutput, pipe, rawTransform } from 'valibot'

/**
 * What arrives by `schema`, in the hotel's words; unreadable where `decode` gives nothing. The library's own transforms and
 * unions stand in one file with what the first view reads, and would be sent along with it.
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
