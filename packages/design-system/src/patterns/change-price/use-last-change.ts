import type { StayChange } from '@veranda/domain'
import { useState } from 'react'
import type { ChangeState } from './change-state.ts'

/** The change that was quoted last: it stands, faded, while the next price is on its way. */
export function useLastChange(state: ChangeState): StayChange | undefined {
  const [last, setLast] = useState<StayChange>()
  const shown = shownIn(state, last)
  if (shown !== last) setLast(shown)
  return shown
}

function shownIn(state: ChangeState, last: StayChange | undefined): StayChange | undefined {
  switch (state.kind) {
    case 'quoted':
      return state.quote.change
    case 'quoting':
      return last
    case 'choosing':
    case 'refused':
    case 'failed':
    case 'not-allowed':
      return undefined
  }
}
