import type { MouseEvent } from 'react'

/** Follows a link within the page; what asks for a tab or a file of its own is left to the browser. */
export const within =
  (go: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go()
  }
