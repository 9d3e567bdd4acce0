import type { RefCallback } from 'react'

/** For an element whose stylesheet asks how tall it is. */
export const tellsHeight: RefCallback<HTMLElement> = (element) => {
  if (!element) return
  const observer = new ResizeObserver(() =>
    element.style.setProperty('--height', `${element.offsetHeight}px`),
  )
  observer.observe(element)
  return () => observer.disconnect()
}
