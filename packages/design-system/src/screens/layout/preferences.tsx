import type { CurrencyCode, Locale } from '@veranda/domain'
import { SelectField } from '../../components/select-field/index.ts'
import { useWords } from '../../patterns/words/index.ts'

export type Choice<Value> = { readonly value: Value; readonly onChange: (value: Value) => void }

/** Each by its own name, for whoever reads no other. */
const languages: Record<Locale, string> = { 'en-US': 'English', 'es-MX': 'Español', 'it-IT': 'Italiano' }

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
      options={locales.map((locale) => ({ value: locale, label: languages[locale], lang: locale }))}
      onChange={(text) => {
        const chosen = locales.find((locale) => locale === text)
        if (chosen) onChange(chosen)
      }}
    />
  )
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
