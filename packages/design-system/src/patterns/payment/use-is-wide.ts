import { useSyncExternalStore } from 'react'
import { from } from '../../theme/breakpoints.ts'

/** Whether the summary stands beside the form. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const wide = matchMedia(from.wide)
      wide.addEventListener('change', onChange)
      return () => wide.removeEventListener('change', onChange)
    },
    () => matchMedia(from.wide).matches,
  )
