import type { ComponentType } from 'react'
import { type Shape, shapeFor } from '../../components/later/index.ts'
import { LaterWording } from './later-wording.tsx'

/** A part that speaks with the later sentences; `shape` stands in for it until they are there. */
export function localized<Props extends object>(
  Part: ComponentType<Props>,
  shape: Shape<Props>,
): ComponentType<Props> {
  return function Localized(props: Props) {
    return (
      <LaterWording shape={shapeFor(shape, props)}>
        <Part {...props} />
      </LaterWording>
    )
  }
}
