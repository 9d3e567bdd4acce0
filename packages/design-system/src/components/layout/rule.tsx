import * as css from './layout.css.ts'

export function Rule() {
  return <hr className={css.rule} />
}
