import { Button, Group, Input, Label, NumberField, Text } from 'react-aria-components'
import { AriaScope } from '../aria-scope/index.ts'
import * as css from './stepper.css.ts'

export type StepperProps = {
  readonly label: string
  /** `field`: its label above it, as beside other fields of a form. */
  readonly look?: keyof typeof css.looks | undefined
  readonly hint?: string | undefined
  /** The price of the count, beside the hint. */
  readonly detail?: string | undefined
  readonly value: number
  readonly least?: number | undefined
  readonly most: number
  readonly lessLabel: string
  readonly moreLabel: string
  readonly onChange: (value: number) => void
}

/** A count of a few: two presses, and a number to type or to change with the keys. It is said as it changes. */
export function Stepper(props: StepperProps) {
  const { label, look = 'line', hint, detail, value, least = 0, most } = props
  const { lessLabel, moreLabel, onChange } = props
  return (
    <AriaScope>
      <NumberField
        className={css.looks[look]}
        value={value}
        minValue={least}
        maxValue={most}
        decrementAriaLabel={lessLabel}
        incrementAriaLabel={moreLabel}
        // An emptied field is no count: the one before comes back.
        onChange={(next) => !Number.isNaN(next) && onChange(next)}
      >
        <div className={css.wording}>
          <Label className={css.labels[look]}>{label}</Label>
          {(hint || detail) && (
            <Text slot="description" className={css.about}>
              {hint && <span>{hint}</span>}
              {detail && <span className={css.detail}>{detail}</span>}
            </Text>
          )}
        </div>
        <Group className={css.controls}>
          <Button slot="decrement" className={css.press.less} />
          <Input className={css.value} />
          <Button slot="increment" className={css.press.more} />
        </Group>
      </NumberField>
    </AriaScope>
  )
}
