import type { MouseEvent } from 'react'
import { TextLink } from '../../components/link/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { wholeCodes } from '../words/index.ts'

export type ReceiptLinkProps = {
  /** Of one receipt; of all of them without. */
  readonly number?: string | undefined
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** The way to a receipt, or to all of them. */
export function ReceiptLink({ number, ...link }: ReceiptLinkProps) {
  const words = useLaterWords()
  return (
    <TextLink stands="alone" {...link}>
      {number === undefined ? words('receipt.link') : wholeCodes(words('receipt.open', { number }))}
    </TextLink>
  )
}
