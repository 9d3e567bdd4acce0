import type { AddOn } from '@veranda/domain'
import { useDates } from '../dates/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './services.css.ts'

export type AddOnLineProps = {
  readonly service: AddOn
  readonly guestCurrency?: GuestCurrency | undefined
}

export function AddOnLine({ service, guestCurrency }: AddOnLineProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney(guestCurrency)
  const { name, quantity, date, unitPrice, total, isPaid } = service
  const approx = money.approx(total)
  const isCounted = quantity > 1
  const notes = isFree(service)
    ? [date && dates.shortDay(date)]
    : [date && dates.namedDay(date), isCounted && words('services.each', { amount: money.exact(unitPrice) })]
  const wording = notes.filter(Boolean).join(dot)
  return (
    <li className={css.line}>
      <span>
        {isCounted && `${words('services.quantity', { quantity })}\u00A0`}
        {name}
        {wording && <span className={css.note}>{inLine(wording)}</span>}
      </span>
      <span className={css.amount}>
        {isFree(service) ? words('services.is-free') : money.exact(total)}
        {!isFree(service) && (
          <>
            {approx && <span className={css.note}>{approx}</span>}
            <span className={css.note}>{words(isPaid ? 'services.paid' : 'services.unpaid')}</span>
          </>
        )}
      </span>
    </li>
  )
}

const isFree = ({ category, total }: Pick<AddOn, 'category' | 'total'>): boolean =>
  category === 'free' || total.amount === 0
