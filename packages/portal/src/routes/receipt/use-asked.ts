import { useEffect, useEffectEvent, useState } from 'react'

/** What a page shows once it is answered, asked for as the page opens and again on demand. */
export function useAsked<State extends { readonly kind: string }>(
  ask: () => Promise<State>,
): { readonly state: State | { readonly kind: 'loading' }; readonly again: () => void } {
  const [state, setState] = useState<State | { readonly kind: 'loading' }>({ kind: 'loading' })
  const asked = useEffectEvent(ask)
  useEffect(() => {
    let isWanted = true
    void asked().then((answer) => isWanted && setState(answer))
    return () => {
      isWanted = false
    }
  }, [])
  const again = () => {
    setState({ kind: 'loading' })
    void ask().then(setState)
  }
  return { state, again }
}
