import { Component, lazy, type ReactNode, Suspense } from 'react'

const BrokenPage = lazy(() => import('./broken-page.tsx'))

type Props = { readonly children: ReactNode }
type State = { readonly hasFailed: boolean }

/** A page that breaks says so where the guest stands: the address, the session and the drafts are kept. */
export class ErrorBoundary extends Component<Props, State> {
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
