import { nightsOf, type Stay } from '@veranda/domain'
import { useSpan } from '../../patterns/span/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './change-dates.css.ts'

export type StayBeforeAfterProps = { readonly before: Stay; readonly after: Stay | undefined }

/** The stay as it is, and as it would be: two lines that keep their place. */
export function StayBeforeAfter({ before, after }: StayBeforeAfterProps) {
  const words = useLaterWords()
  const spanOf = useSpan()
  const span = ({ arrival, departure }: Stay) => spanOf({ from: arrival, until: departure })
  const nights = (stay: Stay) => words('stay-offers.nights', { nights: nightsOf(stay) })
  return (
    <dl className={css.stays}>
      <div className={css.stay}>
        <dt className={css.term}>{words('change-dates.now')}</dt>
        <dd className={after ? css.faded : css.dates}>{span(before)}</dd>
        <dd className={css.nights}>{nights(before)}</dd>
      </div>
      <div className={css.stay}>
        <dt className={css.term}>{words('change-dates.new')}</dt>
        <dd className={after ? css.dates : css.faded}>
          {after ? span(after) : words('change-dates.nothing-chosen')}
        </dd>
        <dd className={css.nights}>{after && nights(after)}</dd>
      </div>
    </dl>
  )
}
