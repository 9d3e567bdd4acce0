import type { ReactNode } from 'react'
import { Disclosure } from '../../components/disclosure/index.ts'
import { useIsWide } from '../../components/layout/index.ts'

export type FoldedOnPhoneProps = {
  readonly title: string
  /** It is open from the start: something in it is chosen. */
  readonly isOpen?: boolean | undefined
  readonly children: ReactNode
}

/** What would fill the first screen of a phone before its list begins is folded there; elsewhere it stands open. */
export function FoldedOnPhone({ title, isOpen, children }: FoldedOnPhoneProps) {
  const isWide = useIsWide()
  if (isWide) return children
  return (
    <Disclosure title={title} open={isOpen}>
      {children}
    </Disclosure>
  )
}
