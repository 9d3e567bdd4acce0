import { languageOf, type Locale, type StaffRole } from '@veranda/domain'
import type { MouseEvent, ReactNode } from 'react'
import { Menu, type MenuItem } from '../../components/menu/index.ts'
import { SkipLink } from '../../components/skip-link/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-frame.css.ts'

/** `device` follows the device's own setting. */
export type StaffMode = 'device' | 'light' | 'black'

export type FrameRoom = {
  readonly key: string
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  readonly onOpen: () => void
}

export type StaffFrameScreenProps = {
  readonly homeHref: string
  readonly onHome: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly rooms: readonly FrameRoom[]
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly onLocaleChange: (locale: Locale) => void
  readonly mode: StaffMode
  readonly onModeChange: (mode: StaffMode) => void
  readonly onSignOut: () => void
  /** What happened to the frame itself: signing out did not work. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** Around every page of the back office: its rooms, who is signed in, and the page. On a phone the rooms are a menu. */
export function StaffFrameScreen(props: StaffFrameScreenProps) {
  const { homeHref, onHome, rooms, notice, children } = props
  const words = useStaffWords()
  return (
    <div className={css.frame}>
      <SkipLink href="#content" label={words('staff-frame.skip')} />
      <header className={css.header}>
        <div className={css.bar}>
          <a className={css.brand} href={homeHref} onClick={onHome}>
            {words('staff-frame.name')}
          </a>
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
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    room.onOpen()
                  }}
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

const modes = ['device', 'light', 'black'] as const

function AccountMenu(props: StaffFrameScreenProps) {
  const { name, roles, locale, locales, onLocaleChange, mode, onModeChange, onSignOut } = props
  const words = useStaffWords()
  const role = roles.map((each) => words(`staff-frame.role-${each}`)).join(', ')
  return (
    <Menu
      label={role === '' ? name : `${name}, ${role}`}
      icon="account"
      compact
      items={[
        ...locales.map((each) => ({
          key: each,
          label: ownNameOf(each),
          lang: each,
          current: each === locale,
          onSelect: () => onLocaleChange(each),
        })),
        ...modes.map((each) => ({
          key: each,
          label: words(`staff-frame.mode-${each}`),
          current: each === mode,
          onSelect: () => onModeChange(each),
        })),
        {
          key: 'sign-out',
          label: words('staff-frame.sign-out'),
          icon: 'sign-out',
          onSelect: onSignOut,
        },
      ]}
    />
  )
}

/** A language by its own name, for whoever reads no other. */
function ownNameOf(locale: Locale): string {
  const language = languageOf(locale)
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
