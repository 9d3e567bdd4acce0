import type { CurrencyCode, Locale } from '@veranda/domain'
import type { MouseEvent, ReactNode } from 'react'
import { later } from '../../components/later/index.ts'
import { Menu } from '../../components/menu/index.ts'
import { SkipLink } from '../../components/skip-link/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { hasSlots, Slot } from '../../patterns/slots/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import { footerShape } from './footer-shape.tsx'
import * as css from './layout-screen.css.ts'
import { CurrencyChoice, LanguageChoice } from './preferences.tsx'

/** `device` follows the device's own setting. */
export type Mode = 'device' | 'light' | 'black'

export type LayoutScreenProps = {
  readonly brandName: string
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly onLocaleChange: (locale: Locale) => void
  readonly mode: Mode
  readonly onModeChange: (mode: Mode) => void
  /** Who is signed in, with the currency they read in. */
  readonly guest?: SignedInGuest | undefined
  readonly footer: FooterWords
  readonly help: Help
  readonly children: ReactNode
}

export type SignedInGuest = {
  readonly name: string
  readonly currency: CurrencyCode
  readonly currencies: readonly CurrencyCode[]
  readonly onCurrencyChange: (currency: CurrencyCode) => void
  readonly onSignOut: () => void
}

export type FooterWords = {
  readonly legalName: string
  readonly links: readonly {
    readonly label: 'website' | 'privacy' | 'terms' | 'contact'
    readonly href: string
  }[]
}

/** Header, the page, footer: the same around every page of a brand. */
export function LayoutScreen(props: LayoutScreenProps) {
  const { brandName, homeHref, onHome, locale, locales, onLocaleChange, guest, children } = props
  const words = useWords()
  return (
    <div className={css.frame}>
      <SkipLink href="#content" label={words('layout.skip')} />
      <header className={css.header}>
        <div className={css.headerBar}>
          <a
            className={brandName.length > longName ? css.longBrand : css.brand}
            href={homeHref}
            onClick={onHome}
            aria-label={words('layout.home', { brand: brandName })}
          >
            {hasSlots ? <Slot name="logo" given={{ brandName }} otherwise={brandName} /> : brandName}
          </a>
          {hasSlots && <Slot name="headerEnd" given={{ locale, guestName: guest?.name }} />}
          {guest && (
            <CurrencyChoice
              value={guest.currency}
              currencies={guest.currencies}
              onChange={guest.onCurrencyChange}
            />
          )}
          <LanguageChoice value={locale} locales={locales} onChange={onLocaleChange} />
          {guest && <AccountMenu {...props} guest={guest} />}
        </div>
      </header>
      <main className={css.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <LaterFooter {...props} />
    </div>
  )
}

/** A name of more letters has a line of its own on a phone: beside the choices it would take four. */
const longName = 24

const modes = ['device', 'light', 'black'] as const

type AccountMenuProps = Pick<LayoutScreenProps, 'mode' | 'onModeChange'> & { readonly guest: SignedInGuest }

function AccountMenu({ guest, mode, onModeChange }: AccountMenuProps) {
  const words = useWords()
  return (
    <Menu
      label={guest.name || words('layout.sign-out')}
      icon="account"
      compact
      items={[
        ...modes.map((key) => ({
          key,
          label: words(`layout.appearance-${key}`),
          current: key === mode,
          onSelect: () => onModeChange(key),
        })),
        { key: 'sign-out', label: words('layout.sign-out'), icon: 'sign-out', onSelect: guest.onSignOut },
      ]}
    />
  )
}

/** The end of the page comes after its beginning. */
const LaterFooter = later(async () => (await import('./localized-footer.tsx')).Footer, footerShape)
