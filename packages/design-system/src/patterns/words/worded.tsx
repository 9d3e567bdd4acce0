import type { ComponentType, ReactNode } from 'react'
import { LaterWording } from './later-wording.tsx'

/** A part that speaks with the later sentences; `shape` stands in for it until they are there. */
export function worded<Props extends object>(
  Part: ComponentType<Props>,
  shape: ReactNode,
): ComponentType<Props> {
  return function Worded(props: Props) {
    return (
      <LaterWording shape={shape}>
        <Part {...props} />
      </LaterWording>
    )
  }
}
