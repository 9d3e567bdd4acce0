import { dateOrderOf, isPlainDate, type PlainDate, readBirthDate, writeBirthDate } from '@veranda/domain'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '../../components/field/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './guest-information.css.ts'

export type BirthDateFieldProps = {
  readonly label: string
  readonly name: string
  /** A plain date, or what was typed and is none. */
  readonly value: string
  readonly latest: PlainDate
  /** A date of birth that fits who is asked. */
  readonly example: PlainDate
  readonly autoComplete?: string | undefined
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/**
 * A date of birth: typed, pasted or filled in as text in the order of the page's language, or picked in the device's
 * own calendar, which is at its best with years long ago. Nothing typed is ever thrown away.
 */
export function BirthDateField(props: BirthDateFieldProps) {
  const { label, name, value, latest, example, autoComplete, error, onChange } = props
  const words = useLaterWords()
  const { locale } = useIntl()
  const order = dateOrderOf(locale)
  const shown = isPlainDate(value) ? writeBirthDate(value, order) : value
  // While it is typed, a date stays as it is being written; once it is left, it is shown as dates are.
  const [typing, setTyping] = useState<string>()
  const calendar = useRef<HTMLInputElement>(null)
  const pick = () => {
    try {
      calendar.current?.showPicker()
    } catch {
      // A device that opens its calendar by a tap alone: that tap lands on the calendar itself.
      calendar.current?.focus()
    }
  }
  const hint = words('guest-information.date-format', {
    order: order === 'month-first' ? 'month' : 'day',
    example: writeBirthDate(example, order),
  })
  return (
    <Field label={label} error={error} hint={hint}>
      {({ className, ...control }) => (
        <span className={css.date}>
          <input
            {...control}
            className={`${className} ${css.dateText}`}
            type="text"
            name={name}
            autoComplete={autoComplete}
            spellCheck={false}
            value={typing ?? shown}
            onChange={({ target }) => {
              setTyping(target.value)
              onChange(readBirthDate(target.value, order) ?? target.value)
            }}
            onBlur={() => setTyping(undefined)}
          />
          <button
            type="button"
            className={css.pick}
            aria-label={words('guest-information.pick-date')}
            onClick={pick}
          >
            <Icon name="calendar" />
          </button>
          <input
            ref={calendar}
            className={css.calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            autoComplete="off"
            min="1900-01-01"
            max={latest}
            value={isPlainDate(value) ? value : ''}
            onClick={pick}
            onChange={({ target }) => {
              setTyping(undefined)
              onChange(target.value)
            }}
          />
        </span>
      )}
    </Field>
  )
}
