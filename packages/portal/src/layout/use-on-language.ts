import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { wordsAtom } from '../state/locale.ts'

/** Asks again when the guest chooses another language: what the hotel named came in the one before. */
export function useOnLanguage(askAgain: () => unknown): void {
  const { locale } = useAtomValue(wordsAtom)
  const spoken = useRef(locale)
  const ask = useEffectEvent(() => void askAgain())
  useEffect(() => {
    if (spoken.current === locale) return
    spoken.current = locale
    ask()
  }, [locale])
}
