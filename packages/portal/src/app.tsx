import { type SceneBook, ScenesProvider } from '@veranda/design-system/scenes'
import { Provider, useAtomValue } from 'jotai'
import {
  Component,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react'
import { type UNSAFE_createBrowserHistory as createHistory, Router } from 'react-router'
import { useVariant } from './layout/use-variant.ts'
import { Wording } from './layout/wording.tsx'
import { type Portal, PortalProvider } from './portal.ts'
import { PortalRoutes } from './routes.tsx'
import { reservationAtom } from './state/reservation.ts'

type History = ReturnType<typeof createHistory>

/** The address bar's own history; in a page that is written ahead, of the one address it is for. */
export type AppProps = { readonly portal: Portal; readonly history: History }

/** Everything a route may lean on, from the outside in. */
export function App({ portal, history }: AppProps) {
  return (
    <PortalProvider value={portal}>
      <Provider store={portal.store}>
        <Wording>
          <Pictures>
            <Addresses history={history}>
              <ErrorBoundary>
                <PortalRoutes />
              </ErrorBoundary>
            </Addresses>
          </Pictures>
        </Wording>
      </Provider>
    </PortalProvider>
  )
}

function Pictures({ children }: { readonly children: React.ReactNode }) {
  const { scenes } = useVariant()
  const [book, setBook] = useState<SceneBook>()
  useEffect(() => {
    let isWanted = true
    const show = async () => {
      const pictures = await scenes()
      if (!isWanted) return
      // A page written ahead for its address is taken over in parts: its pictures must not bring back a shape. Elsewhere
      // they come at once: a press that meets a transition under way would be lost.
      if (document.documentElement.dataset.page) startTransition(() => setBook(pictures.default))
      else setBook(pictures.default)
    }
    void show()
    return () => {
      isWanted = false
    }
  }, [scenes])
  const loaded = useAtomValue(reservationAtom)
  const property = loaded.kind === 'ready' ? loaded.value.property.code : undefined
  return <ScenesProvider value={book ? { ...book, property } : 'arriving'}>{children}</ScenesProvider>
}

/**
 * The library's `BrowserRouter`, without the file it lives in: that one brings links and forms of its own along,
 * 5 kB that the first view would wait for.
 */
function Addresses({ history, children }: Pick<AppProps, 'history'> & { readonly children: ReactNode }) {
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
