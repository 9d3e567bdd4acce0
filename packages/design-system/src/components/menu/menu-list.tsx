import { Icon } from '../icon/index.ts'
import { rovingKeys } from '../roving/index.ts'
import * as css from './menu.css.ts'
import type { MenuItem } from './menu.tsx'

export type MenuListProps = {
  readonly id: string
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly onDone: () => void
}

export function MenuList({ id, label, items, onDone }: MenuListProps) {
  return (
    <div
      ref={focusStart}
      id={id}
      className={css.list}
      role="menu"
      aria-label={label}
      {...rovingKeys('vertical')}
    >
      {items.map((item) => (
        <MenuChoice key={item.key} item={item} onDone={onDone} />
      ))}
    </div>
  )
}

function MenuChoice({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }) {
  const { label, icon, lang, current, onSelect } = item
  return (
    <button
      type="button"
      role={current === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={current}
      tabIndex={-1}
      lang={lang}
      className={css.item}
      onClick={() => {
        onDone()
        onSelect()
      }}
    >
      {icon && <Icon name={icon} />}
      <span className={css.itemLabel}>{label}</span>
      {current && (
        <span className={css.chosen}>
          <Icon name="check" />
        </span>
      )}
    </button>
  )
}

/** An opened menu begins at the present choice, else at its first. */
function focusStart(list: HTMLElement | null): void {
  const start = list?.querySelector<HTMLElement>('[aria-checked=true]') ?? list?.querySelector('button')
  start?.focus()
}
