import { LaterSentences, pageIntl } from '@veranda/design-system/patterns/page-language'
import type { Locale } from '@veranda/domain'
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import { useOffice } from '../back-office.ts'
import { type Language, loadLanguage, rememberLocale } from './load-language.ts'

type LanguageChoice = { readonly locale: Locale; readonly choose: (locale: Locale) => void }

const Choice = createContext<LanguageChoice | undefined>(undefined)

export function useLanguage(): LanguageChoice {
  const choice = useContext(Choice)
  if (!choice) throw new Error('There is no language around this part')
  return choice
}

/** The language on screen. Another one shows once its sentences are here. */
export function Wording({ first, children }: { readonly first: Language; readonly children: ReactNode }) {
  const { languages } = useOffice()
  const [{ locale, messages }, setLanguage] = useState(first)
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  const intl = useMemo(() => pageIntl(locale, messages as IntlShape['messages'], loud), [locale, messages])
  const choice = useMemo(
    () => ({
      locale,
      choose: (wanted: Locale) => {
        rememberLocale(wanted)
        void loadLanguage(languages, wanted).then(setLanguage)
      },
    }),
    [locale, languages],
  )
  return (
    <Choice.Provider value={choice}>
      <RawIntlProvider value={intl}>
        <LaterSentences value={allHere}>{children}</LaterSentences>
      </RawIntlProvider>
    </Choice.Provider>
  )
}

/** Parts that load later sentences on a guest’s page find them all here already. */
const allHere = async () => ({ default: {} })

/** A missing word is a bug, and bugs stay loud. */
function loud(error: Error): void {
  console.error(error)
}
