import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import * as css from './sheet.css.ts'

export type SheetProps = {
  readonly title: string
  readonly closeLabel: string
  /** Stays in sight while the rest scrolls. */
  readonly foot?: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A part of the page to work in for a while, over the rest of it. It is there while it is drawn; closing gives the focus back. */
export function Sheet({ title, closeLabel, foot, children, onClose }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [opener] = useState(() => document.activeElement)
  // Another part in the same sheet is another place.
  useEffect(() => {
    if (title) heading.current?.focus()
  }, [title])
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.veil} />
        <Dialog.Content
          className={css.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            heading.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
        >
          <div className={css.head}>
            <Dialog.Title ref={heading} tabIndex={-1} className={css.title}>
              {title}
            </Dialog.Title>
            <Button tone="quiet" size="small" icon="cross" onPress={onClose}>
              {closeLabel}
            </Button>
          </div>
          <div className={css.body}>
            <div className={css.inside}>{children}</div>
          </div>
          {foot && <div className={css.foot}>{foot}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
