import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { later } from '../later/index.ts'
import * as css from './menu.css.ts'

/** A closed menu is a button; what it opens is fetched with the first press. */
const LaterMenuList = later(async () => (await import('./menu-list.tsx')).MenuList, null)

export type MenuItem = {
  readonly key: string
  readonly label: string
  readonly icon?: IconName | undefined
  readonly lang?: string | undefined
  /** Given for one of several choices: whether it is the present one. */
  readonly current?: boolean | undefined
  readonly onSelect: () => void
}

export type MenuProps = {
  readonly label: string
  readonly icon?: IconName | undefined
  readonly items: readonly MenuItem[]
  /** On a phone the icon stands alone; the label is heard. */
  readonly compact?: boolean
}

export function Menu({ label, icon, items, compact }: MenuProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const listId = useId()

  const close = (): void => {
    setOpen(false)
    trigger.current?.focus()
  }
  const closeOn = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
    }
  }
  const openOn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div
      ref={frame}
      role="presentation"
      className={css.frame}
      onKeyDown={closeOn}
      onBlur={(event) => {
        if (!frame.current?.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={css.trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onKeyDown={openOn}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        <span className={compact ? css.roomy : undefined}>{label}</span>
        <Icon name="chevron-down" />
      </button>
      {open && <LaterMenuList id={listId} label={label} items={items} onDone={close} />}
    </div>
  )
}
