import type { Look } from '@veranda/design-system/screens/staff-frame'
import { useOffice } from '../back-office.ts'
import { localesOf } from '../language/load-language.ts'
import { useLanguage } from '../language/wording.tsx'
import { useMode } from './use-mode.ts'

/** The language and the look of the pages, and how to choose others: kept in this browser, before sign-in and after. */
export function useLook(): Look {
  const { languages } = useOffice()
  const { locale, choose } = useLanguage()
  const [mode, onModeChange] = useMode()
  return { locale, locales: localesOf(languages), onLocaleChange: choose, mode, onModeChange }
}
