import { useEffect, useState } from 'react'
import type { ShownFailure } from './failure-notice.tsx'

/** Whether a failure asks to wait, and the wait is not over yet: what would only fail again waits so long. */
export function useIsTooEarly(failure: ShownFailure | undefined): boolean {
  const [over, setOver] = useState<ShownFailure>()
  const seconds = failure?.kind === 'too-many-tries' ? failure.retryAfterSeconds : undefined
  useEffect(() => {
    if (seconds === undefined) return undefined
    const timer = setTimeout(() => setOver(failure), seconds * 1000)
    return () => clearTimeout(timer)
  }, [failure, seconds])
  return seconds !== undefined && over !== failure
}
