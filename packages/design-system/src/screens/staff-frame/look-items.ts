import { languageOf, type Locale } from '@veranda/domain'
import type { MenuItem } from '../../components/menu/index.ts'
import type { StaffWords } from '../../patterns/words/index.ts'

/** `device` follows the device's own setting. */
export type StaffMode = 'device' | 'light' | 'black'

/** The language and the look of the pages, and how to choose others. */
export type Look = {
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly onLocaleChange: (locale: Locale) => void
  readonly mode: StaffMode
  readonly onModeChange: (mode: StaffMode) => void
}

const modes = ['device', 'light', 'black'] as const

/** Languages and looks as items of a menu. */
export const lookItems = (
  { locale, locales, onLocaleChange, mode, onModeChange }: Look,
  words: StaffWords,
): readonly MenuItem[] => [
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
]

/** A language by its own name, for readers of that language alone. */
function ownNameOf(locale: Locale): string {
  const language = languageOf(locale)
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
