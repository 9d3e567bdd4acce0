import * as css from './skeleton.css.ts'

/** The coming page's shape. That something loads is said once, by whoever shows the shapes. */
export function Skeleton({ shape }: { readonly shape: keyof typeof css.skeleton }) {
  return <span className={css.skeleton[shape]} aria-hidden="true" />
}
