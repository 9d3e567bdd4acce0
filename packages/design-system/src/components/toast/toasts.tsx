import { type FocusEvent, useId, useRef } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { TextLink } from '../link/index.ts'
import * as css from './toast.css.ts'

export type ToastTone = keyof typeof css.toast

export type Toast = {
  readonly key: string
  readonly tone: ToastTone
  readonly text: string
  /** Where it leads, with a page of its own. */
  readonly link?: { readonly href: string; readonly text: string } | undefined
}

export type ToastsProps = {
  readonly toasts: readonly Toast[]
  readonly dismissLabel: string
  readonly onDismiss: (key: string) => void
}

const marks: Record<ToastTone, IconName> = { info: 'info', positive: 'check', negative: 'alert' }

/**
 * Always in the page, so that what appears in it is announced, without those that were there before. They stay until they
 * are dismissed by someone, whose focus goes to the next, and from the last one back to where it came from.
 */
export function Toasts({ toasts, dismissLabel, onDismiss }: ToastsProps) {
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement>(null)
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      origin.current = relatedTarget
  }
  const dismiss = (index: number, key: string): void => {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])]
    ;(buttons[index + 1] ?? buttons[index - 1] ?? origin.current)?.focus()
    onDismiss(key)
  }
  return (
    <div ref={region} role="presentation" onFocus={onFocus}>
      <div className={css.region} role="status" aria-atomic="false">
        {toasts.map(({ key, tone, text, link }, index) => (
          <div key={key} className={css.toast[tone]}>
            <Icon name={marks[tone]} />
            <p id={`${id}-${key}`} className={css.words}>
              {text} {link && <TextLink href={link.href}>{link.text}</TextLink>}
            </p>
            <button
              type="button"
              className={css.dismiss}
              aria-label={dismissLabel}
              aria-describedby={`${id}-${key}`}
              onClick={() => dismiss(index, key)}
            >
              <Icon name="cross" />
            </button>
          </div>
        ))}
      </div>
    </div>
  )
}
