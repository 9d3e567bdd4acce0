const patience = 5_000

/**
 * Asks for a part of the page until it comes: the line may be lost, and what is on the page stays meanwhile.
 * Answers how to stop asking.
 */
export function askUntilThere<Part>(load: () => Promise<Part>, arrived: (part: Part) => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const ask = async () => {
    try {
      const part = await load()
      if (isWanted) arrived(part)
    } catch {
      if (isWanted) retry = setTimeout(() => void ask(), patience)
    }
  }
  void ask()
  return () => {
    isWanted = false
    clearTimeout(retry)
  }
}
