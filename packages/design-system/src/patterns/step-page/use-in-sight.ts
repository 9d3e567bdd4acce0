import { type RefCallback, useCallback, useState } from 'react'

/** Where a part of the page lies: further down, in sight, or scrolled past. */
export type Sight = 'ahead' | 'in-sight' | 'past'

/**
 * Where a part of the page lies as the guest scrolls; `margin` moves the lower edge of what counts as in sight, as a
 * part of the window's height.
 */
export function useInSight(margin: `${number}%`): readonly [RefCallback<HTMLElement>, Sight] {
  const [sight, setSight] = useState<Sight>('ahead')
  const part = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1)
          if (!last) return
          const isPast = last.boundingClientRect.top < 0
          setSight(last.isIntersecting ? 'in-sight' : isPast ? 'past' : 'ahead')
        },
        { rootMargin: `0px 0px ${margin} 0px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin],
  )
  return [part, sight]
}
