type Waiting = { readonly tell: (found: boolean) => void; readonly fail: (cause: unknown) => void }

/**
 * Whether a key is among those a question finds, many keys to a question: what is asked while one is under way
 * goes into the next. Every answer is from after it was asked for.
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
