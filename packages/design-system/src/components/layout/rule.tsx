import * as css from './layout.css.ts'

/** A thin line between two parts of a page. */
export function Rule() {
  return <hr className={css.rule} />
}
