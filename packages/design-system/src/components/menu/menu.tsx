import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { later } from '../later/index.ts'
import * as css from './menu.css.ts'

const fetchMenuList = async () => (await import('./menu-list.tsx')).MenuList

/** A closed menu is a button; what it opens, and the library behind it, is fetched when it is about to be pressed. */
const LaterMenuList = later(fetchMenuList, null)

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

/** A button that opens a list of choices or actions. */
export function Menu({ label, icon, items, compact }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  // Where the line is lost, the press itself asks again.
  const prefetch = () => void fetchMenuList().catch(() => undefined)
  const openOn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className={css.frame}>
      <button
        ref={trigger}
        id={`${id}-trigger`}
        type="button"
        className={css.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onKeyDown={openOn}
        onClick={() => setOpen(!isOpen)}
      >
        {icon && <Icon name={icon} />}
        <span className={compact ? css.roomy : undefined}>{label}</span>
        <Icon name="chevron-down" />
      </button>
      {isOpen && <LaterMenuList id={id} trigger={trigger} items={items} onClose={() => setOpen(false)} />}
    </div>
  )
}
