import * as css from './icon.css.ts'
import { type IconName, paths } from './paths.ts'

export type { IconName }

const directed: ReadonlySet<IconName> = new Set(['chevron-right', 'sign-out'])

/** Decoration only: the words beside it, or the control's name, carry the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  const isDirected = typeof name === 'string' ? directed.has(name) : name.isDirected
  return (
    <svg
      className={isDirected ? `${css.icon} ${css.directed}` : css.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={typeof name === 'string' ? paths[name] : name.path} />
    </svg>
  )
}
