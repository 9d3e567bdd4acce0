import { useSyncExternalStore } from 'react'
import { from } from '../../theme/breakpoints.ts'

/** Whether two columns fit, where what is read in another order has to stand elsewhere in the page too. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const wide = matchMedia(from.wide)
      wide.addEventListener('change', onChange)
      return () => wide.removeEventListener('change', onChange)
    },
    () => matchMedia(from.wide).matches,
  )
