import {
  type ComponentType,
  createElement,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { askUntilThere } from './ask-until-there.ts'
import { asItCame, hasItsParts, takenOver } from './in-html.ts'
import { place } from './later.css.ts'

/** What stands in a part's place, the same always or as tall as its props foretell. */
export type Shape<Props> = ReactNode | ((props: Props) => ReactNode)

/** The placeholder of a later part, made for its props where it depends on them. */
export const shapeFor = <Props,>(shape: Shape<Props>, props: Props): ReactNode =>
  typeof shape === 'function' ? shape(props) : shape

/**
 * A part of a page that is not needed to see the page: asked for once the page stands, a shape in its place until it
 * is there. No suspense: React would hold its reveal back for a moment longer than the chunk needs. In a page that came
 * as HTML the part is there already: it stands as it came until it is taken over.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shape: Shape<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  let written: Promise<ComponentType<Props>> | undefined
  return function Later(props: Props) {
    const html = useRef<HTMLDivElement>(null)
    const [isInHtml] = useState(useSyncExternalStore(never, no, hasItsParts))
    const [arrived, setArrived] = useState<{ readonly Part: ComponentType<Props> } | undefined>(
      known && { Part: known },
    )
    useEffect(
      () =>
        askUntilThere(
          () => takenOver(load, html.current),
          (Part) => {
            known = Part
            setArrived({ Part })
          },
        ),
      [],
    )
    if (arrived) return <arrived.Part {...props} />
    if (!isInHtml) return shapeFor(shape, props)
    if (typeof window === 'undefined')
      return <div className={place}>{createElement(use((written ??= load())), props)}</div>
    return <div ref={html} className={place} suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />
  }
}

const never = () => () => {}
const no = () => false
