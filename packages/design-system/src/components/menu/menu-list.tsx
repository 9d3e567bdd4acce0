import { DropdownMenu as Radix } from 'radix-ui'
import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../icon/index.ts'
import * as css from './menu.css.ts'
import type { MenuItem } from './menu.tsx'

export type MenuListProps = {
  readonly id: string
  /** The button that opened it: it names the list and gets the focus back. */
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

export function MenuList({ id, trigger, items, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  // An opened menu begins at the present choice, else at its first.
  useEffect(() => {
    const choices = [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
    const present = choices.find((choice) => choice.ariaChecked === 'true')
    ;(present ?? choices[0])?.focus()
  }, [])
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      {/* Where the list stands: what is pressed was there before the library. */}
      <Radix.Trigger asChild>
        <span className={css.anchor} aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Content
        ref={list}
        id={id}
        className={css.list}
        aria-labelledby={trigger.current?.id}
        align="end"
        sideOffset={4}
        collisionPadding={16}
        loop
        onInteractOutside={(event) => {
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // Who has pressed something else is there already.
          if (document.activeElement === document.body) trigger.current?.focus()
        }}
      >
        <Radix.RadioGroup value={items.find(({ current }) => current)?.key ?? ''}>
          {items.map((item) => (
            <MenuChoice key={item.key} item={item} />
          ))}
        </Radix.RadioGroup>
      </Radix.Content>
    </Radix.Root>
  )
}

function MenuChoice({ item: { key, label, icon, lang, current, onSelect } }: { readonly item: MenuItem }) {
  const shown = (
    <>
      {icon && <Icon name={icon} />}
      <span className={css.itemLabel}>{label}</span>
      <Radix.ItemIndicator className={css.chosen}>
        <Icon name="check" />
      </Radix.ItemIndicator>
    </>
  )
  const choice = { className: css.item, lang, textValue: label, onSelect }
  if (current === undefined) return <Radix.Item {...choice}>{shown}</Radix.Item>
  return (
    <Radix.RadioItem {...choice} value={key}>
      {shown}
    </Radix.RadioItem>
  )
}
