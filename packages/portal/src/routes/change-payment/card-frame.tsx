import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { CardFieldHandle, CardTyped } from './card-typed.ts'

export type CardFrameProps = {
  readonly url: string
  readonly title: string
  readonly lang: string
  readonly handle: Ref<CardFieldHandle>
}

const smallest = 180

/** The provider's own field, on its own origin: what is typed there never comes here. */
export function CardFrame({ url, title, lang, handle }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const waiting = useRef<((typed: CardTyped | undefined) => void) | undefined>(undefined)
  const [height, setHeight] = useState(smallest)
  const { origin } = new URL(url)

  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      const said = messageIn(data)
      if (said.kind === 'height') setHeight(Math.max(smallest, said.height))
      // Enter in the field is Enter in the form around it.
      if (said.kind === 'submit') frame.current?.closest('form')?.requestSubmit()
      if (said.kind === 'card' || said.kind === 'problem') {
        waiting.current?.(said.kind === 'card' ? said.typed : undefined)
        waiting.current = undefined
      }
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])

  useImperativeHandle(
    handle,
    () => ({
      tokenise: () =>
        new Promise((resolve) => {
          waiting.current?.(undefined)
          waiting.current = resolve
          frame.current?.contentWindow?.postMessage({ kind: 'tokenise' }, origin)
        }),
    }),
    [origin],
  )

  const mode = document.documentElement.dataset['mode']
  const query = new URLSearchParams({ origin: location.origin, lang, ...(mode ? { mode } : {}) })
  return <iframe ref={frame} src={`${url}?${query}`} title={title} height={height} width="100%" />
}

type Said =
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'card'; readonly typed: CardTyped }
  | { readonly kind: 'problem' | 'submit' | 'other' }

function messageIn(data: unknown): Said {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return { kind: 'other' }
  if (data.kind === 'height' && 'height' in data && typeof data.height === 'number')
    return { kind: 'height', height: data.height }
  if (data.kind === 'card' && 'token' in data && typeof data.token === 'string')
    return { kind: 'card', typed: { token: data.token, ...cardIn(data) } }
  return { kind: data.kind === 'problem' || data.kind === 'submit' ? data.kind : 'other' }
}

function cardIn(data: object): Pick<CardTyped, 'card'> {
  const card = 'card' in data ? data.card : undefined
  if (typeof card !== 'object' || card === null || !('brand' in card) || !('lastDigits' in card)) return {}
  const { brand, lastDigits } = card
  return typeof brand === 'string' && typeof lastDigits === 'string'
    ? { card: { scheme: brand, lastDigits } }
    : {}
}
