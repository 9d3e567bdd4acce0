import { LoadingScreen } from '@veranda/design-system/screens/loading'
import { isCardOf } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { sessionAtom } from '../../state/session.ts'
import { useIsOnline } from './use-is-online.ts'
import { useOfflineCard } from './use-offline-card.ts'

const StoredCard = lazy(() => import('./stored-card.tsx'))

export type CardInsteadProps = {
  /** What is shown where no card is stored, or there is a line and nothing was asked in vain. */
  readonly fallback: ReactNode
  /** The service was asked in vain, whatever the browser knows of its line. */
  readonly onTryAgain?: (() => void) | undefined
}

/** The stored stay in the place of a page that cannot work without a network. Another reservation's is never shown. */
export function CardInstead({ fallback, onTryAgain }: CardInsteadProps) {
  const session = useAtomValue(sessionAtom)
  const isOnline = useIsOnline()
  const card = useOfflineCard()
  if (isOnline && !onTryAgain) return fallback
  if (card === 'unread') return <LoadingScreen />
  const isAnothers = card && session.kind === 'signed-in' && !isCardOf(card, session.session)
  if (!card || isAnothers) return fallback
  return (
    <Suspense fallback={<LoadingScreen />}>
      <StoredCard card={card} onTryAgain={onTryAgain} />
    </Suspense>
  )
}
