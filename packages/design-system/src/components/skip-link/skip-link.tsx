import * as css from './skip-link.css.ts'

/** First thing a keyboard meets; `href` is the main part's fragment. */
export function SkipLink({ href, label }: { readonly href: `#${string}`; readonly label: string }) {
  return (
    <a className={css.skip} href={href}>
      {label}
    </a>
  )
}
