import { useIntl } from 'react-intl'
import { SelectField } from '../../components/select-field/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { Month } from './months.ts'
import * as css from './stay-calendar.css.ts'

export type MonthJumpProps = {
  readonly months: readonly Month[]
  readonly shown: Month
  readonly onJump: (month: Month) => void
}

/** A year of months is far to turn through by thumb: the device's own list leads to each. */
export function MonthJump({ months, shown, onJump }: MonthJumpProps) {
  const words = useLaterWords()
  const intl = useIntl()
  const named = (month: Month): string => {
    const name = intl.formatDate(`${month}T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1)
  }
  return (
    <div className={css.jump}>
      <SelectField
        compact
        label={words('stay-calendar.jump')}
        value={shown}
        options={months.map((month) => ({ value: month, label: named(month) }))}
        onChange={(text) => {
          const wanted = months.find((month) => month === text)
          if (wanted) onJump(wanted)
        }}
      />
    </div>
  )
}
