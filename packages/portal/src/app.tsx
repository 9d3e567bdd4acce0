import { LaterSentences, pageIntl } from '@veranda/design-system/patterns/words'
import { type SceneBook, ScenesProvider } from '@veranda/design-system/scenes'
import { Provider, useAtomValue } from 'jotai'
import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
} from 'react'
import { RawIntlProvider } from 'react-intl'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
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

/**
 * The library's `BrowserRouter`, without the file it lives in: that one brings links and forms of its own along,
 * 5 kB that the first view would wait for.
 */
function BrowserHistory({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [place, setPlace] = useState({ action: history.action, location: history.location })
  const [, startTransition] = useTransition()
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history])
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  )
}

const BrokenPage = lazy(() => import('./layout/broken-page.tsx'))

type Props = { readonly children: ReactNode }
type State = { readonly hasFailed: boolean }

/** A page that breaks says so where the guest stands: the address, the session and the drafts are kept. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError = (): State => ({ hasFailed: true })

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Suspense>
        <BrokenPage onTryAgain={() => this.setState({ hasFailed: false })} />
      </Suspense>
    )
  }
}
