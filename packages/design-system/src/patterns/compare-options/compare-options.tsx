import type { MouseEvent } from 'react'
import { TextLink } from '../../components/link/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type CompareOptionsProps = {
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** The link from the reservation to the comparison. */
export function CompareOptions({ href, onNavigate }: CompareOptionsProps) {
  const words = useLaterWords()
  return (
    <TextLink stands="alone" href={href} onNavigate={onNavigate}>
      {words('reservation.compare')}
    </TextLink>
  )
}
