import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../components/disclosure/index.ts'
import { useIsWide } from '../../components/layout/index.ts'
import { useStaffWords } from '../words/index.ts'

export type FilterFoldProps = {
  /** Something in it is chosen, or is to be mended. */
  readonly isOpen?: boolean | undefined
  readonly children: ReactNode
}

/**
 * What a list is searched by: it would fill the first screen of a phone before the list begins, so it is folded there.
 * It opens by itself where there is room or a reason; only the reader closes it.
 */
export function FilterFold({ isOpen = false, children }: FilterFoldProps) {
  const words = useStaffWords()
  const isWide = useIsWide()
  const [opened, setOpened] = useState(false)
  if (!opened && (isWide || isOpen)) setOpened(true)
  return (
    <Disclosure title={words('staff-frame.filters')} open={opened}>
      {children}
    </Disclosure>
  )
}
