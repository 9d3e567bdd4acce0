import { type ReactNode, useInsertionEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useIntl } from 'react-intl'
import './aria-scope.css.ts'

const pressStyle = 'react-aria-pressable-style'

/**
 * Around every widget of react-aria: it counts, writes dates and speaks in the language of the page, not of the browser.
 * It writes no `<style>` either, which the content policy refuses and the console reports: it looks for one by its id
 * first, and its one rule is in our own stylesheet.
 */
export function AriaScope({ children }: { readonly children: ReactNode }) {
  const { locale } = useIntl()
  useInsertionEffect(() => {
    if (document.getElementById(pressStyle)) return
    const mark = document.createElement('meta')
    mark.id = pressStyle
    document.head.append(mark)
  }, [])
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
