import { Icon } from '../../components/icon/index.ts'
import * as css from './stay-calendar.css.ts'

export type PageButtonProps = {
  readonly direction: 'back' | 'on'
  readonly label: string
  readonly disabled: boolean
  readonly onPress: () => void
}

/** At the end of the months it stays in the tab order, so that a key press never loses the focus. */
export function PageButton({ direction, label, disabled, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      className={css.page[direction]}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      <Icon name="chevron-right" />
    </button>
  )
}
