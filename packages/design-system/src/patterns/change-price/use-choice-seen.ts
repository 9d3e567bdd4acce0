import type { StayChange } from '@veranda/domain'
import { useEffect, useState } from 'react'
import { isAskedWhen, paymentChoiceId } from '../price-change/index.ts'

/** Whether the choice of when to pay has been in sight, where there is one. A fresh quote has to be seen again. */
export function useChoiceSeen(change: StayChange | undefined): boolean {
  const [seen, setSeen] = useState<StayChange>()
  const isAsked = change?.settlement.kind === 'to-pay' && isAskedWhen(change.settlement)
  useEffect(() => {
    const choice = isAsked && seen !== change ? document.getElementById(paymentChoiceId) : null
    if (!choice) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(isInSight) && setSeen(change),
      // Below that edge lies the bar.
      { rootMargin: '0px 0px -12% 0px', threshold: [0.25, 0.5, 0.6, 0.75, 1] },
    )
    observer.observe(choice)
    return () => observer.disconnect()
  })
  return !isAsked || seen === change
}

/** Most of it; or, with letters so large that it never is in one view, as much as fills half of that. */
const isInSight = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  intersectionRatio > 0.59 || (rootBounds !== null && intersectionRect.height > rootBounds.height / 2)

/** The choice comes into the middle of the view, below its sums, and the focus to its question. */
export function turnToChoice(): void {
  const choice = document.getElementById(paymentChoiceId)
  choice?.scrollIntoView({ block: 'center' })
  choice?.querySelector('legend')?.focus()
}
