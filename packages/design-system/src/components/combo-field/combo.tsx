import { type FocusEvent, type FormEvent, useId } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { AriaScope } from '../aria-scope/index.ts'
import type { ControlAttributes } from '../field/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import * as css from './combo.css.ts'

export type ComboOption = {
  readonly value: string
  readonly label: string
  /** A sign or two, by which it is known at a glance. */
  readonly mark?: string | undefined
}

export type ComboProps = {
  readonly label: string
  readonly options: readonly ComboOption[]
  /** Empty, or one that is not among the options: nothing is chosen. */
  readonly value: string
  /** Stands in the field while nothing is chosen. */
  readonly placeholder: string
  /** Said where no option is named as was typed. */
  readonly noneFound: string
  readonly name: string
  readonly autoComplete?: string | undefined
  readonly required?: boolean | undefined
  /** Until it has the focus only the mark of its choice is seen, or this icon. */
  readonly look?: { readonly icon: IconName } | undefined
  readonly control?: ControlAttributes | undefined
  readonly onChange: (value: string) => void
}

/** A text field with a list that is narrowed down by what is typed. What is no name of an option goes again. */
export function Combo(props: ComboProps) {
  const { label, options, value, placeholder, noneFound, name, autoComplete, required, look } = props
  const { control, onChange } = props
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  // A browser that fills in the form writes a name, and chooses nothing: no list opens for it.
  const fillIn = (event: FormEvent<HTMLInputElement>): void => {
    const { value: text } = event.currentTarget
    const named = isByHand(event) ? undefined : options.find((option) => option.label === text)
    if (!named) return
    event.stopPropagation()
    onChange(named.value)
  }
  return (
    <AriaScope>
      <ComboBox<ComboOption>
        className={look ? css.frames.mark : css.frames.field}
        aria-labelledby={control ? `${control.id}-label` : id}
        name={name}
        value={chosen?.value ?? null}
        defaultItems={options}
        menuTrigger={look ? 'focus' : 'input'}
        allowsEmptyCollection
        onChange={(key) => onChange(key === null ? '' : String(key))}
      >
        {!control && (
          <span id={id} hidden>
            {label}
          </span>
        )}
        {look && (
          <span className={css.mark} aria-hidden="true">
            {chosen ? <span className={css.sign}>{chosen.mark}</span> : <Icon name={look.icon} />}
            <Icon name="chevron-down" />
          </span>
        )}
        <span className={look ? css.texts.mark : css.texts.field}>
          <Input
            {...control}
            className={css.input}
            placeholder={placeholder}
            autoComplete={autoComplete ?? 'off'}
            aria-required={required}
            onFocus={selectAll}
            onInputCapture={fillIn}
          />
          <Button className={css.opener}>
            <Icon name="chevron-down" />
          </Button>
        </span>
        <Popover className={css.popup} offset={4}>
          <ListBox<ComboOption>
            className={css.list}
            renderEmptyState={() => <span className={css.none}>{noneFound}</span>}
          >
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={css.item}>
                <span>{option.label}</span>
                {option.mark && <span aria-hidden="true">{option.mark}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaScope>
  )
}

/** A browser that fills in a form names no key and no paste, or says that it replaces the text. */
const isByHand = ({ nativeEvent }: FormEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType !== 'insertReplacementText'

/** What is typed takes the place of the choice. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>): void => target.select()
