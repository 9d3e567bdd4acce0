import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import * as css from './button.css.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonLook = {
  readonly tone: ButtonTone
  readonly size?: 'regular' | 'small' | undefined
  readonly wide?: boolean | undefined
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}

export type ButtonProps = ButtonLook & {
  readonly type?: 'button' | 'submit' | undefined
  /** At work: keeps its words, takes no second press. */
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Id of the sentence that says why it is disabled. A reason keeps it in the tab order, so that it can be read. */
  readonly reasonId?: string | undefined
  /** Nothing is left for it to do, of its own press perhaps: it takes no other, and the focus stays where it is. */
  readonly idle?: boolean | undefined
  readonly onPress?: (() => void) | undefined
}

/** A button. While it is busy it keeps its label and takes no second press. */
export function Button({ type = 'button', busy, disabled, reasonId, idle, onPress, ...look }: ButtonProps) {
  const explained = disabled && reasonId !== undefined
  const blocked = explained || idle || busy
  return (
    <button
      type={type}
      className={buttonLook(look)}
      disabled={disabled && !explained}
      aria-disabled={blocked || undefined}
      aria-describedby={explained ? reasonId : undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (blocked) return event.preventDefault()
        onPress?.()
      }}
    >
      <ButtonContent icon={look.icon}>{look.children}</ButtonContent>
      {busy && <span className={css.busyLine} />}
    </button>
  )
}

export const buttonLook = ({ tone, size = 'regular', wide }: ButtonLook): string =>
  [css.size[size], css.tone[tone], wide && css.wide].filter(Boolean).join(' ')

export function ButtonContent({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  )
}
