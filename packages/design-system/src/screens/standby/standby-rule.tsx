import type { StandbyBoard } from '@veranda/domain'
import { useId } from 'react'
import { Surface } from '../../components/surface/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import * as css from './standby.css.ts'

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
      <ol className={css.rule}>
        <li>{words('standby.rule-when', { opens: dates.shortDay(board.opensOn) })}</li>
        <li>{words('standby.rule-order')}</li>
        <li>{words('standby.rule-first')}</li>
        <li>{words('standby.rule-price')}</li>
        <li>{words('standby.rule-nothing')}</li>
        <li>{words('standby.rule-end')}</li>
      </ol>
    </Surface>
  )
}
