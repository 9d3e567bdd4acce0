import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { vars } from '../../../design-system/src/theme/contract.css.ts'
import { storyPhase } from '../pictures/story-phase.ts'
import { takeTurn } from './take-turn.ts'

type SmallScreenProps = { readonly title: string; readonly src: string }

/** A screen as a phone shows it, at a third of its size. It is loaded once it is in sight and its turn has come. */
export function SmallScreen({ title, src }: SmallScreenProps) {
  const place = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let end = () => {}
    let looking: ReturnType<typeof setInterval> | undefined
    const begin = () => {
      setLoaded(true)
      const since = performance.now()
      looking = setInterval(() => {
        if (isDrawn(page.current) || performance.now() - since > longestMs) end()
      }, 100)
    }
    const sight = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      const endTurn = takeTurn(begin)
      end = () => {
        clearInterval(looking)
        endTurn()
      }
    })
    if (place.current) sight.observe(place.current)
    return () => {
      sight.disconnect()
      end()
    }
  }, [])
  return (
    <div ref={place} style={frame}>
      {isLoaded && <iframe ref={page} title={title} src={src} inert style={asOnPhone} />}
    </div>
  )
}

/** After so long a screen holds up the next one no longer. */
const longestMs = 5_000

const isDrawn = (page: HTMLIFrameElement | null): boolean =>
  page?.contentWindow ? storyPhase(page.contentWindow) !== undefined : false

const phone = { width: 390, height: 844 } as const
/** How wide a small screen is on the page. */
export const smallWidth = `${phone.width / 3}px`

const asOnPhone: CSSProperties = {
  ...phone,
  border: 0,
  transform: 'scale(0.3333)',
  transformOrigin: 'top left',
}
const frame: CSSProperties = {
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  height: phone.height / 3,
  overflow: 'hidden',
  width: phone.width / 3,
}
