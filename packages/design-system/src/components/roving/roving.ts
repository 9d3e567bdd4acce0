import type { KeyboardEvent } from 'react'

type Axis = 'horizontal' | 'vertical'

/** Arrow keys, Home and End carry the focus among the buttons of one group; the ends meet. */
export function rovingKeys(axis: Axis) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
      const here = stops.findIndex((stop) => stop === document.activeElement)
      const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      const next = nextStop(event.key, axis, here, stops.length, rightToLeft)
      if (next === undefined) return
      event.preventDefault()
      stops[next]?.focus()
    },
  }
}

/** Where a key leads from `here` among `count` stops; nothing for a key of another use. */
export function nextStop(key: string, axis: Axis, here: number, count: number, rightToLeft: boolean) {
  const forward = axis === 'vertical' ? 'ArrowDown' : rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = axis === 'vertical' ? 'ArrowUp' : rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (here + 1) % count
  if (key === back) return (Math.max(here, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
