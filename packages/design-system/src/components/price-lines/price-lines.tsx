import type { ReactNode } from 'react'
import { tone as tones } from '../text/text.css.ts'
import * as css from './price-lines.css.ts'

export type PriceLine = {
  readonly label: string
  readonly text: string
  /** The same sum in another currency, already worded: below its sum. */
  readonly approx?: string | undefined
  readonly tone?: keyof typeof tones | undefined
  /** The sum the lines above lead to. */
  readonly emphasis?: boolean | undefined
  readonly note?: ReactNode
}

/** The lines of a price and their total. Amounts come formatted. */
export function PriceLines({ lines }: { readonly lines: readonly PriceLine[] }) {
  return (
    <dl className={css.lines}>
      {lines.map(({ label, text, approx, tone = 'ink', emphasis, note }) => (
        <div key={label} className={emphasis ? `${css.line} ${css.sum}` : css.line}>
          <dt>{label}</dt>
          <dd className={`${css.amount} ${tones[tone]}`}>{text}</dd>
          {approx && <dd className={css.approx}>{approx}</dd>}
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
