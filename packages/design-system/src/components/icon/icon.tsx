import * as css from './icon.css.ts'
import { type IconName, paths } from './paths.ts'

export type { IconName }

const directed: ReadonlySet<IconName> = new Set(['chevron-right', 'sign-out', 'external'])

/** Decoration only: the words beside it, or the control's name, carry the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={directed.has(name) ? `${css.icon} ${css.directed}` : css.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
