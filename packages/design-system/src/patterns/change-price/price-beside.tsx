import * as css from './change-price.css.ts'
import { ChangePrice, type ChangePriceProps } from './change-price.tsx'

/** The price beside what is chosen. Until something is, a phone has no use for an empty box. */
export const PriceBeside = (props: ChangePriceProps) => (
  <div className={props.state.kind === 'choosing' ? css.waits : undefined}>
    <ChangePrice {...props} />
  </div>
)
