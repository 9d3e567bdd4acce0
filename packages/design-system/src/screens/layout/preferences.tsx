import { type CurrencyCode, languageOf, type Locale } from '@veranda/domain'
import { SelectField } from '../../components/select-field/index.ts'
import { useWords } from '../../patterns/words/index.ts'

export type Choice<Value> = { readonly value: Value; readonly onChange: (value: Value) => void }

export function LanguageChoice({
  value,
  locales,
  onChange,
}: Choice<Locale> & { readonly locales: readonly Locale[] }) {
  const words = useWords()
  if (locales.length < 2) return null
  return (
    <SelectField
      compact
      label={words('layout.language')}
      value={value}
      options={locales.map((locale) => ({ value: locale, label: ownName(locale, locales), lang: locale }))}
      onChange={(text) => {
        const chosen = locales.find((locale) => locale === text)
        if (chosen) onChange(chosen)
      }}
    />
  )
}

/** A language by its own name, for readers of that language alone; with its region if two regions of it are offered. */
function ownName(locale: Locale, offered: readonly Locale[]): string {
  const language = languageOf(locale)
  const isAlone = offered.filter((other) => languageOf(other) === language).length === 1
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(isAlone ? language : locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

type CurrencyChoiceProps = Choice<CurrencyCode> & { readonly currencies: readonly CurrencyCode[] }

export function CurrencyChoice({ value, currencies, onChange }: CurrencyChoiceProps) {
  const words = useWords()
  if (currencies.length < 2) return null
  return (
    <SelectField
      compact
      label={words('layout.currency')}
      value={value}
      options={currencies.map((currency) => ({ value: currency, label: currency }))}
      onChange={(text) => {
        const chosen = currencies.find((currency) => currency === text)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
