import { type SceneBook, ScenesProvider } from '@veranda/design-system/scenes'
import { LaterSentences, pageIntl } from '@veranda/design-system/patterns/words'
import { Provider, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { BrowserHistory } from './layout/browser-history.tsx'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { useVariant } from './layout/use-variant.ts'
import { type Portal, PortalProvider } from './portal.ts'
import { PortalRoutes } from './routes.tsx'
import { wordsAtom } from './state/locale.ts'
import { reservationAtom } from './state/reservation.ts'

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

/** The language on screen. */
export function Wording({ children }: { readonly children: React.ReactNode }) {
  const { locale, words, later } = useAtomValue(wordsAtom)
  const intl = useMemo(() => pageIntl(locale, words, loud), [locale, words])
  return (
    <RawIntlProvider value={intl}>
      <LaterSentences value={later}>{children}</LaterSentences>
    </RawIntlProvider>
  )
}

function Pictures({ children }: { readonly children: React.ReactNode }) {
  const { scenes } = useVariant()
  const [book, setBook] = useState<SceneBook>()
  useEffect(() => {
    let isWanted = true
    void scenes().then((pictures) => isWanted && setBook(pictures.default))
    return () => {
      isWanted = false
    }
  }, [scenes])
  const loaded = useAtomValue(reservationAtom)
  const property = loaded.kind === 'loaded' ? loaded.reservation.property.code : undefined
  return <ScenesProvider value={book ? { ...book, property } : 'arriving'}>{children}</ScenesProvider>
}

/** A missing word is a bug, and bugs stay loud. */
function loud(error: Error): void {
  console.error(error)
}
