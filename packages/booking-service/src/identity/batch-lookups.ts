type Waiting = { readonly tell: (found: boolean) => void; readonly fail: (cause: unknown) => void }

/**
 * Looks keys up in batches: keys that arrive while a query runs go into the next one, so that every answer is
 * newer than its question.
 */
export function batchLookups(
  find: (keys: readonly string[]) => Promise<readonly string[]>,
): (key: string) => Promise<boolean> {
  let next = new Map<string, Waiting[]>()
  let isAsking = false

  const ask = async (): Promise<void> => {
    isAsking = true
    while (next.size > 0) {
      const asked = next
      next = new Map()
      try {
        const found = new Set(await find([...asked.keys()]))
        for (const [key, waiting] of asked) for (const { tell } of waiting) tell(found.has(key))
      } catch (cause) {
        for (const waiting of asked.values()) for (const { fail } of waiting) fail(cause)
      }
    }
    isAsking = false
  }

  return (key) =>
    new Promise((tell, fail) => {
      next.set(key, [...(next.get(key) ?? []), { tell, fail }])
      if (!isAsking) void ask()
    })
}
