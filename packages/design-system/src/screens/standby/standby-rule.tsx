import type { StandbyOverview } from '@veranda/domain'
import { useId } from 'react'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './standby.css.ts'

const first = ['when', 'order'] as const
const rest = ['first', 'price', 'change', 'end'] as const
type Part = (typeof first)[number] | (typeof rest)[number]

type StandbyRuleProps = {
  readonly overview: StandbyOverview
  /** When rooms are given is said beside each request that waits. */
  readonly isWaiting: boolean
}

/** The rule by which rooms are given, whole and in plain words: nobody has to guess. On a phone all but its beginning is folded. */
export function StandbyRule({ overview, isWaiting }: StandbyRuleProps) {
  const words = useLaterWords()
  const id = useId()
  return (
    <Surface as="section" tone="sunken" labelledBy={id}>
      <Heading level={2} look="lead" id={id}>
        {words('standby.rule-title')}
      </Heading>
      <Parts parts={isWaiting ? ['order'] : first} overview={overview} />
      <div className={css.foldedRest}>
        <Disclosure title={words('standby.rule-more')}>
          <Parts parts={rest} overview={overview} />
        </Disclosure>
      </div>
      <div className={css.shownRest}>
        <Parts parts={rest} overview={overview} />
      </div>
    </Surface>
  )
}

function Parts({ parts, overview }: { readonly parts: readonly Part[]; readonly overview: StandbyOverview }) {
  const words = useLaterWords()
  const dates = useDates()
  return (
    <dl className={css.rule}>
      {parts.map((part) => (
        <div key={part}>
          <dt className={css.ruleAbout}>{words(`standby.rule-${part}-about`)}</dt>
          <dd>{words(`standby.rule-${part}`, { opens: dates.day(overview.opensOn) })}</dd>
        </div>
      ))}
    </dl>
  )
}
