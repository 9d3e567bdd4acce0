import { type ReactNode, useState } from 'react'
import { Button } from '../button/index.ts'
import * as css from './copy-button.css.ts'

export type CopyButtonProps = {
  readonly text: string
  readonly label: ReactNode
  /** Said once it was copied. */
  readonly copied: string
}

/** Copies a text. Where the browser lets nobody write to its clipboard, the text beside it can be selected. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  return (
    <span className={css.copy}>
      <Button tone="secondary" size="small" onPress={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={css.copied}>
        {isCopied && copied}
      </span>
    </span>
  )
}
