import * as css from './skeleton.css.ts'

/** The coming page's shape. The page that shows the shapes says once that it is loading. */
export function Skeleton({ shape }: { readonly shape: keyof typeof css.skeleton }) {
  return <span className={css.skeleton[shape]} aria-hidden="true" />
}
