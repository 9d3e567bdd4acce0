import { dateOrderOf, isPlainDate, type PlainDate, readDate, writeDate } from '@veranda/domain'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Field, type FieldProps } from '../../components/field/index.ts'
import { Icon } from '../../components/icon/index.ts'
import * as css from './date-field.css.ts'

export type DateFieldProps = FieldProps & {
  readonly name?: string | undefined
  /** A plain date, or what was typed and is none. */
  readonly value: string
  readonly earliest?: PlainDate | undefined
  readonly latest?: PlainDate | undefined
  /** How the button is called that opens the calendar. */
  readonly pickLabel: string
  /** Said of text that is no date, which stays, once the field is left; without it the text is stored by who asks for it. */
  readonly notADate?: string | undefined
  readonly placeholder?: string | undefined
  readonly autoComplete?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The date, or nothing where what was typed is none. */
  readonly onChange: (date: PlainDate | '', typed: string) => void
}

/**
 * A date: typed, pasted or filled in as text in the order of the page's language, or picked in the device's own calendar.
 * A field of the browser's would write it in the browser's language.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, name, value, earliest, latest, pickLabel, notADate, required, ...rest } = props
  const { onChange, ...input } = rest
  const { locale } = useIntl()
  const order = dateOrderOf(locale)
  const shown = isPlainDate(value) ? writeDate(value, order) : value
  // While it is typed, a date stays as it is being written; once it is left, it is shown as dates are. `over` is what the
  // field had then: of another date that is given meanwhile nothing was typed.
  const [typing, setTyping] = useState<{ readonly text: string; readonly over: string }>()
  const [isLeft, setIsLeft] = useState(false)
  const read = typing && readDate(typing.text, order)
  const isOvertaken = isPlainDate(value) && value !== typing?.over && value !== read
  const text = isOvertaken ? shown : (typing?.text ?? shown)
  const isNoDate = text !== shown && text.trim() !== '' && read === undefined
  const calendar = useRef<HTMLInputElement>(null)
  const pick = () => {
    try {
      calendar.current?.showPicker()
    } catch {
      // A device that opens its calendar by a tap alone: that tap lands on the calendar itself.
      calendar.current?.focus()
    }
  }
  return (
    <Field label={label} error={error ?? (isLeft && isNoDate ? notADate : undefined)} hint={hint}>
      {({ className, ...control }) => (
        <span className={css.date}>
          <input
            {...input}
            {...control}
            className={`${className} ${css.dateText}`}
            type="text"
            name={name}
            aria-required={required}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setIsLeft(false)
              setTyping({ text: target.value, over: value })
              onChange(readDate(target.value, order) ?? '', target.value)
            }}
            onBlur={() => {
              setIsLeft(true)
              if (!isNoDate || notADate === undefined) setTyping(undefined)
            }}
          />
          <button
            type="button"
            className={css.pick}
            aria-label={pickLabel}
            disabled={input.disabled}
            onClick={pick}
          >
            <Icon name="calendar" />
          </button>
          <input
            ref={calendar}
            className={css.calendar}
            type="date"
            disabled={input.disabled}
            tabIndex={-1}
            aria-hidden="true"
            autoComplete="off"
            min={earliest}
            max={latest}
            value={isPlainDate(value) ? value : ''}
            onClick={pick}
            onChange={({ target }) => {
              setTyping(undefined)
              onChange(isPlainDate(target.value) ? target.value : '', target.value)
            }}
          />
        </span>
      )}
    </Field>
  )
}
