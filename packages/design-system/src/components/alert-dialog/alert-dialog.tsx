import { AlertDialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/index.ts'
import * as css from './alert-dialog.css.ts'

export type AlertDialogProps = {
  readonly open: boolean
  readonly title: string
  readonly message: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  /** Without an action the dialog only tells, and closing is its one button. */
  readonly action?: AlertDialogAction | undefined
  readonly children?: ReactNode
}

type AlertDialogAction = {
  readonly label: string
  readonly tone?: 'primary' | 'danger' | undefined
  readonly busy?: boolean | undefined
  readonly onConfirm: () => void
}

/** Asks before an act that cannot be reversed: the focus starts on the button that leaves it, and goes back where it was. */
export function AlertDialog({
  open,
  title,
  message,
  closeLabel,
  onClose,
  action,
  children,
}: AlertDialogProps) {
  const actions = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* The library’s own veil holds the page still by a style that a strict content policy refuses. */}
        <div className={css.veil} />
        <Radix.Content
          className={css.dialog}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            actions.current?.querySelector('button')?.focus()
          }}
          // The library gives the focus back to a trigger of its own only.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <Radix.Title className={css.title}>{title}</Radix.Title>
          <Radix.Description asChild>
            <div className={css.message}>{message}</div>
          </Radix.Description>
          {children}
          <div ref={actions} className={css.actions}>
            <Button tone={action ? 'secondary' : 'primary'} onPress={onClose}>
              {closeLabel}
            </Button>
            {action && (
              <Button tone={action.tone ?? 'primary'} busy={action.busy ?? false} onPress={action.onConfirm}>
                {action.label}
              </Button>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
