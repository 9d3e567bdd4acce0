import { atomWithStorage, createJSONStorage, RESET, unstable_withStorageValidator } from 'jotai/vanilla/utils'
import { type GenericSchema, type InferOutput, is } from 'valibot'
import { registerForClearing } from './clear-all.ts'

/**
 * An atom that survives reload, in session storage. What was stored by an older version and no longer parses
 * is dropped. `clearAll` forgets it.
 */
export function storedAtom<Schema extends GenericSchema>(key: string, schema: Schema) {
  type Value = InferOutput<Schema> | undefined
  const parsed = unstable_withStorageValidator(
    (value): value is Value => value !== undefined && is(schema, value),
  )
  const storage = parsed(createJSONStorage<unknown>(() => sessionStorage))
  const stored = atomWithStorage<Value>(`veranda.${key}`, undefined, storage, { getOnInit: true })
  registerForClearing((store) => store.set(stored, RESET))
  return stored
}
