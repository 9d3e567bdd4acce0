import * as css from './price.css.ts'

export type PriceProps = {
  readonly text: string
  /** The same sum in another currency, already worded ("about MXN 18,400"). */
  readonly approx?: string | undefined
  readonly emphasis?: boolean | undefined
}

/** An amount, with about how much it is in the guest’s currency. Both come formatted. */
export function Price({ text, approx, emphasis }: PriceProps) {
  return (
    <span>
      <span className={emphasis ? `${css.price} ${css.emphasis}` : css.price}>{text}</span>
      {approx && <span className={css.approx}>{approx}</span>}
    </span>
  )
}
