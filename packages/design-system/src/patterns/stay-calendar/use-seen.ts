import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come near the part of its scroller that is seen; once it has, it stays so. */
export function useSeen(element: RefObject<HTMLElement | null>, atOnce: boolean): boolean {
  const [hasCome, setHasCome] = useState(atOnce)
  const isSeen = hasCome || atOnce
  useEffect(() => {
    const watched = element.current
    if (isSeen || !watched) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setHasCome(true),
      { root: watched.parentElement, rootMargin: '64px 0px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
