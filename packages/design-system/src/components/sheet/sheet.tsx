import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/index.ts'
import * as css from './sheet.css.ts'

export type SheetProps = {
  readonly title: string
  readonly closeLabel: string
  /** Stays in sight while the rest scrolls. */
  readonly foot?: ReactNode
  /** A part of a few lines: as high as it is, in the middle where there is room. */
  readonly isShort?: boolean | undefined
  readonly children: ReactNode
  readonly onClose: () => void
}

/**
 * A part of the page to work in for a while, over the rest of it. It is there while it is drawn; closing gives the focus
 * back. The browser's own dialog: others hold the page still by styles that a strict content policy refuses.
 */
export function Sheet({ title, closeLabel, foot, isShort, children, onClose }: SheetProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  // Another part in the same sheet is another place.
  useEffect(() => {
    if (title) heading.current?.focus()
  }, [title])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      data-short={isShort || undefined}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={css.head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        <Button tone="quiet" size="small" icon="cross" onPress={onClose}>
          {closeLabel}
        </Button>
      </div>
      <div className={css.body}>
        <div className={css.inside}>{children}</div>
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </dialog>
  )
}
