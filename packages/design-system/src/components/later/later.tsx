import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

const patience = 5_000

/**
 * A part of a page that is not needed to see the page: asked for once the page stands, a shape in its place until it
 * is there. No suspense: React would hold its reveal back for a moment longer than the chunk needs.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shape: ReactNode,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const [arrived, setArrived] = useState<{ readonly Part: ComponentType<Props> } | undefined>(
      known && { Part: known },
    )
    useEffect(() => {
      let retry: ReturnType<typeof setTimeout> | undefined
      let isShown = true
      const take = async () => {
        try {
          known = await load()
          if (isShown) setArrived({ Part: known })
        } catch {
          // The line was lost: what is on the page stays, and the rest is asked for again.
          if (isShown) retry = setTimeout(() => void take(), patience)
        }
      }
      void take()
      return () => {
        isShown = false
        clearTimeout(retry)
      }
    }, [])
    return arrived ? <arrived.Part {...props} /> : shape
  }
}
