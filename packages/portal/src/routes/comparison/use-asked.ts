import type { Failure } from '@veranda/contract'
import type { Asked } from '@veranda/design-system/screens/comparison'
import type { Result } from '@veranda/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type AskedFor = {
  readonly isNeeded: boolean
  /** Loaded again when this key changes. */
  readonly of: string
}

/** Something the hotel is asked for once it is needed. What is on screen stays there while it is read again. */
export function useAsked<Value>(
  load: () => Promise<Result<Value, Failure>>,
  { isNeeded, of }: AskedFor,
): { readonly asked: Asked<Value>; readonly again: () => void } {
  const [asked, setAsked] = useState<Asked<Value>>({ kind: 'loading' })
  const questions = useRef(0)
  const ask = async () => {
    questions.current += 1
    const question = questions.current
    const answer = await load()
    if (question !== questions.current) return
    setAsked((before) => {
      if (answer.ok) return { kind: 'known', value: answer.value }
      return before.kind === 'known' ? before : { kind: 'failed', failure: answer.refusal }
    })
  }
  const begin = useEffectEvent((_of: string) => void ask())
  useEffect(() => {
    if (!isNeeded) return
    const soon = setTimeout(() => begin(of))
    return () => clearTimeout(soon)
  }, [isNeeded, of])
  const again = () => {
    setAsked({ kind: 'loading' })
    void ask()
  }
  return { asked, again }
}
