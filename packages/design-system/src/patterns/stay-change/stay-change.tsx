import { nightsOf, type PlainDate, type Stay } from '@veranda/domain'
import { useSpan } from '../span/index.ts'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './stay-change.css.ts'

export type StayChangeProps = {
  readonly before: Stay
  readonly after: Stay
  /** `poster` where the new stay is what the page is about. */
  readonly look?: keyof typeof css.numeral | undefined
}

/** The stay that is given up, in a line, and the one that takes its place, from day to day. */
export function StayChange({ before, after, look = 'calm' }: StayChangeProps) {
  const words = useLaterWords()
  const span = useSpan()
  return (
    <dl className={css.change}>
      <div className={css.fresh}>
        <dt className={css.heard}>{words('stay-change.after')}</dt>
        <dd className={css.ribbon}>
          <Day label={words('stay.arrival')} date={after.arrival} look={look} />
          <span className={css.nights}>
            <span>{words('stay-change.nights', { nights: nightsOf(after) })}</span>
            <span className={css.line} aria-hidden="true" />
          </span>
          <Day label={words('stay.departure')} date={after.departure} look={look} />
        </dd>
      </div>
      <div className={css.given}>
        <dt>{words('stay-change.before')}</dt>
        <dd>
          {words('stay-change.stay', {
            span: span({ from: before.arrival, until: before.departure }),
            nights: nightsOf(before),
          })}
        </dd>
      </div>
    </dl>
  )
}

type DayProps = {
  readonly label: string
  readonly date: PlainDate
  readonly look: keyof typeof css.numeral
}

function Day({ label, date, look }: DayProps) {
  const dates = useDates()
  return (
    <span className={css.day}>
      <span className={css.label}>{label}</span>
      <span className={css.numeral[look]}>{dates.dayOfMonth(date)}</span>
      <span className={css.month}>
        {dates.month(date)} <span className={css.small}>{dates.year(date)}</span>
      </span>
      <span className={css.small}>{dates.weekday(date)}</span>
    </span>
  )
}
