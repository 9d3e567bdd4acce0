import type { StandbyBoard } from '@veranda/domain'
import { useId } from 'react'
import { Surface } from '../../components/surface/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import * as css from './standby.css.ts'

const parts = ['when', 'order', 'first', 'price', 'change', 'end'] as const

/** The rule by which rooms are given, whole and in plain words: nobody has to guess. */
export function StandbyRule({ board }: { readonly board: StandbyBoard }) {
  const words = useLaterWords()
  const dates = useDates()
  const id = useId()
  return (
    <Surface as="section" tone="sunken" labelledBy={id}>
      <Heading level={2} look="lead" id={id}>
        {words('standby.rule-title')}
      </Heading>
      <dl className={css.rule}>
        {parts.map((part) => (
          <div key={part}>
            <dt className={css.ruleAbout}>{words(`standby.rule-${part}-about`)}</dt>
            <dd>{words(`standby.rule-${part}`, { opens: dates.shortDay(board.opensOn) })}</dd>
          </div>
        ))}
      </dl>
    </Surface>
  )
}
