import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { askUntilThere } from './ask-until-there.ts'

/** What stands in a part's place, the same always or as tall as its props foretell. */
export type Shape<Props> = ReactNode | ((props: Props) => ReactNode)

export const shapeFor = <Props,>(shape: Shape<Props>, props: Props): ReactNode =>
  typeof shape === 'function' ? shape(props) : shape

/**
 * A part of a page that is not needed to see the page: asked for once the page stands, a shape in its place until it
 * is there. No suspense: React would hold its reveal back for a moment longer than the chunk needs.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shape: Shape<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const [arrived, setArrived] = useState<{ readonly Part: ComponentType<Props> } | undefined>(
      known && { Part: known },
    )
    useEffect(
      () =>
        askUntilThere(load, (Part) => {
          known = Part
          setArrived({ Part })
        }),
      [],
    )
    return arrived ? <arrived.Part {...props} /> : shapeFor(shape, props)
  }
}
