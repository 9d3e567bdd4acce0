import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { cardLook, cardTypeface } from './card-look.ts'
import type { CardFieldHandle, CardTyped } from './card-typed.ts'
import { onLookChanged } from './on-look-changed.ts'

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
      const message = messageIn(data)
      if (message.kind === 'ready') void dress(frame.current, origin)
      if (message.kind === 'height') setHeight(Math.max(smallest, message.height))
      // Enter in the field is Enter in the form around it.
      if (message.kind === 'submit') frame.current?.closest('form')?.requestSubmit()
      if (message.kind === 'card' || message.kind === 'problem') {
        waiting.current?.(message.kind === 'card' ? message.typed : undefined)
        waiting.current = undefined
      }
    }
    window.addEventListener('message', listen)
    const stop = onLookChanged(() => tellLook(frame.current, origin))
    return () => {
      stop()
      window.removeEventListener('message', listen)
    }
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

const tellLook = (frame: HTMLIFrameElement | null, origin: string): void =>
  frame?.contentWindow?.postMessage({ kind: 'look', values: cardLook() }, origin)

/** The field looks like those around it: at once but for its letters, which follow. */
async function dress(frame: HTMLIFrameElement | null, origin: string): Promise<void> {
  tellLook(frame, origin)
  const typeface = await cardTypeface()
  if (typeface) frame?.contentWindow?.postMessage({ kind: 'typeface', typeface }, origin)
}

type Reply =
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'card'; readonly typed: CardTyped }
  | { readonly kind: 'problem' | 'submit' | 'ready' | 'other' }

function messageIn(data: unknown): Reply {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return { kind: 'other' }
  if (data.kind === 'height' && 'height' in data && typeof data.height === 'number')
    return { kind: 'height', height: data.height }
  if (data.kind === 'card' && 'token' in data && typeof data.token === 'string')
    return { kind: 'card', typed: { token: data.token, ...cardIn(data) } }
  if (data.kind === 'problem' || data.kind === 'submit' || data.kind === 'ready') return { kind: data.kind }
  return { kind: 'other' }
}

function cardIn(data: object): Pick<CardTyped, 'card'> {
  const card = 'card' in data ? data.card : undefined
  if (typeof card !== 'object' || card === null || !('brand' in card) || !('lastDigits' in card)) return {}
  const { brand, lastDigits } = card
  return typeof brand === 'string' && typeof lastDigits === 'string'
    ? { card: { scheme: brand, lastDigits } }
    : {}
}
