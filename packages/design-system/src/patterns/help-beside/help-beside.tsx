import { PropertyScene } from '../../scenes/index.ts'
import { HelpLine } from '../help-line/index.ts'
import type { Help } from '../help-phone/index.ts'
import * as css from './help-beside.css.ts'

export type HelpBesideProps = {
  readonly help: Help
  /** Whose picture it is; without one, the brand's. */
  readonly propertyCode?: string | undefined
}

/** Whom to call, beside a long form: at a desk on a card below the place's picture, on a phone below the form alone. */
export function HelpBeside({ help, propertyCode }: HelpBesideProps) {
  return (
    <div className={css.card}>
      <div className={css.picture}>
        <PropertyScene {...(propertyCode && { propertyCode })} />
      </div>
      <div className={css.wording}>
        <HelpLine help={help} />
      </div>
    </div>
  )
}
