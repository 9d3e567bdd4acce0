import * as css from './layout-screen.css.ts'

export const footerShape = <div className={css.footerShape} aria-hidden="true" />
