import { ScenesProvider } from '@veranda/design-system/scenes'
import { Provider, useAtomValue } from 'jotai'
import { IntlProvider } from 'react-intl'
import { BrowserHistory } from './layout/browser-history.tsx'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { useVariant } from './layout/use-variant.ts'
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
          <Pictures>
            <BrowserHistory>
              <ErrorBoundary>
                <PortalRoutes />
              </ErrorBoundary>
            </BrowserHistory>
          </Pictures>
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

function Pictures({ children }: { readonly children: React.ReactNode }) {
  return <ScenesProvider value={useVariant().scenes}>{children}</ScenesProvider>
}

/** A missing word is a bug, and bugs stay loud. */
function loud(error: Error): void {
  console.error(error)
}
