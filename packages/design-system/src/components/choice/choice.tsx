import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { Heading } from '../text/index.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './choice.css.ts'

export type ChoiceOption = {
  readonly value: string
  readonly label: string
  readonly icon?: IconName | undefined
  /** What is good to know of it before it is chosen, or why it cannot be. */
  readonly note?: string | undefined
  readonly disabled?: boolean | undefined
  /** What belongs to this choice alone. It stays as it is while another one is chosen. */
  readonly body?: ReactNode
}

export type ChoiceProps = {
  readonly label: string
  readonly options: readonly ChoiceOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** Under a heading that says it: the label is heard, not seen. */
  readonly compact?: boolean | undefined
  /** `heading`: a part of the page of its own, beside others that have one. */
  readonly look?: 'label' | 'heading' | undefined
}

/** One of a few, each a line that can be pressed whole. */
export function Choice({ label, options, value, onChange, compact, look = 'label' }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className={css.choice}>
      <legend className={compact ? hidden : css.legend[look]}>
        {look === 'heading' ? <Heading level={2}>{label}</Heading> : label}
      </legend>
      {options.map((option) => (
        <div key={option.value} className={css.option}>
          <label className={option.disabled ? css.closedLine : css.line}>
            <input
              type="radio"
              className={css.dot}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.note ? `${name}-${option.value}` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={css.label}>{option.label}</span>
            {option.icon && <Icon name={option.icon} />}
          </label>
          {option.note && (
            <p className={css.note} id={`${name}-${option.value}`}>
              {option.note}
            </p>
          )}
          {option.body && (
            <div className={css.body} hidden={option.value !== value}>
              {option.body}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  )
}
