import { useState } from 'react'
import type { PaymentTexts } from './paying.ts'

/** Whether a guest accepted these very texts: in another language, or of another quote, they are accepted anew. */
export function useAcceptance({ payment, property, conditions }: PaymentTexts, wasBefore: boolean, of = '') {
  const texts = JSON.stringify([of, payment, property, conditions])
  const [accepted, setAccepted] = useState(wasBefore ? texts : undefined)
  return {
    isAccepted: accepted === texts,
    onAccepted: (isAccepted: boolean) => setAccepted(isAccepted ? texts : undefined),
  }
}
