import type { PlainDate, Reservation } from '@veranda/domain'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './add-on-menu.css.ts'
import { useDayWords } from './use-day-words.ts'

export type DayChoiceProps = {
  readonly name: string
  /** The days it is given on and can still be taken for. */
  readonly days: readonly PlainDate[]
  readonly reservation: Pick<Reservation, 'stay' | 'property'>
  readonly onDay: (day: PlainDate) => void
  readonly onLeave: () => void
}

/** The day an add-on is for, asked before it is added. */
export function DayChoice({ name, days, reservation, onDay, onLeave }: DayChoiceProps) {
  const words = useLaterWords()
  const dayWords = useDayWords(reservation)
  const id = useId()
  return (
    <div className={css.taking} data-days role="group" aria-labelledby={id}>
      <VisuallyHidden>
        <span id={id}>{name}</span>
      </VisuallyHidden>
      <SelectField
        label={words('add-services.day')}
        hint={words('add-services.day-hint')}
        required
        value=""
        options={[
          { value: '', label: words('add-services.day-choose') },
          ...days.map((day) => ({ value: day, label: dayWords(day) })),
        ]}
        onChange={(chosen) => {
          const day = days.find((one) => one === chosen)
          if (day) onDay(day)
        }}
      />
      <div>
        <Button tone="quiet" size="small" icon="cross" onPress={onLeave}>
          {words('add-services.day-leave')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}
