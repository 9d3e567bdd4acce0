import { Provider, useAtomValue } from 'jotai'
import { IntlProvider } from 'react-intl'
import { BrowserHistory } from './layout/browser-history.tsx'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { type Portal, PortalProvider } from './portal.ts'
import { PortalRoutes } from './routes.tsx'
import { wordsAtom } from './state/locale.ts'

export type AppProps = { readonly portal: Portal }

/** Everything a route may lean on, from the outside in. */
export function App({ portal }: AppProps) {
  return (
    <PortalProvider value={portal}>
      <Provider store={portal.store}>
        <Wording>
          <BrowserHistory>
            <ErrorBoundary>
              <PortalRoutes />
            </ErrorBoundary>
          </BrowserHistory>
        </Wording>
      </Provider>
    </PortalProvider>
  )
}

function Wording({ children }: { readonly children: React.ReactNode }) {
  const { locale, words } = useAtomValue(wordsAtom)
  return (
    <IntlProvider locale={locale} messages={words} onError={loud}>
      {children}
    </IntlProvider>
  )
}

/** A missing word is a bug, and bugs stay loud. */
function loud(error: Error): void {
  console.error(error)
}
