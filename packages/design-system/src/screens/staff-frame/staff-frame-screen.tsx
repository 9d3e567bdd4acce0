import type { StaffRole } from '@veranda/domain'
import type { MouseEvent, ReactNode } from 'react'
import { Menu, type MenuItem } from '../../components/menu/index.ts'
import { SkipLink } from '../../components/skip-link/index.ts'
import { within } from '../../patterns/within/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { type Look, lookItems } from './look-items.ts'
import * as css from './staff-frame.css.ts'

export type FrameRoom = {
  readonly key: string
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  readonly onOpen: () => void
}

export type StaffFrameScreenProps = Look & {
  /** Whose hotels these are: the group’s own name. */
  readonly group?: string | undefined
  readonly homeHref: string
  readonly onHome: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly rooms: readonly FrameRoom[]
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** One’s own account. */
  readonly onAccount: () => void
  readonly onSignOut: () => void
  /** Signing out is under way: it is not asked for again. */
  readonly isSigningOut?: boolean
  /** What happened to the frame itself: signing out did not work. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** Around every page of the back office: its rooms, who is signed in, and the page. On a phone the rooms are a menu. */
export function StaffFrameScreen(props: StaffFrameScreenProps) {
  const { group, homeHref, onHome, rooms, isSigningOut, notice, children } = props
  const words = useStaffWords()
  return (
    <div className={css.frame}>
      <SkipLink href="#content" label={words('staff-frame.skip')} />
      <header className={css.header}>
        <div className={css.bar}>
          <a className={css.brand} href={homeHref} onClick={onHome}>
            {group && <span className={css.group}>{group}</span>}
            <span className={group ? css.office : undefined}>{words('staff-frame.name')}</span>
          </a>
          <span className={css.leaving} role="status">
            {isSigningOut && words('staff-frame.signing-out')}
          </span>
          <div className={css.narrow}>
            <Menu label={words('staff-frame.menu')} items={rooms.map(itemOf)} />
          </div>
          <AccountMenu {...props} />
        </div>
      </header>
      <div className={css.body}>
        <nav className={css.sidebar} aria-label={words('staff-frame.rooms')}>
          <ul className={css.list}>
            {rooms.map((room) => (
              <li key={room.key}>
                <a
                  className={css.room}
                  href={room.href}
                  aria-current={room.isCurrent ? 'page' : undefined}
                  onClick={within(room.onOpen)}
                >
                  {room.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className={css.main} id="content" tabIndex={-1}>
          {notice}
          {children}
        </main>
      </div>
    </div>
  )
}

const itemOf = ({ key, label, isCurrent, onOpen }: FrameRoom): MenuItem => ({
  key,
  label,
  current: isCurrent,
  onSelect: onOpen,
})

function AccountMenu(props: StaffFrameScreenProps) {
  const { name, roles, onAccount, onSignOut, isSigningOut } = props
  const words = useStaffWords()
  const role = roles.map((each) => words(`staff-frame.role-${each}`)).join(', ')
  return (
    <Menu
      label={role === '' ? name : `${name}, ${role}`}
      icon="account"
      compact
      items={[
        ...lookItems(props, words),
        { key: 'account', label: words('staff-frame.account'), icon: 'account', onSelect: onAccount },
        {
          key: 'sign-out',
          label: words('staff-frame.sign-out'),
          icon: 'sign-out',
          onSelect: () => {
            if (!isSigningOut) onSignOut()
          },
        },
      ]}
    />
  )
}
