import { type ReactNode, useState } from 'react'
import { Button } from '../button/index.ts'
import { laterIcons } from '../icon/later-icons.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './copy-button.css.ts'

export type CopyButtonProps = {
  readonly text: string
  readonly label: ReactNode
  /** `icon`: the label is heard, not seen, and so is that it was copied; the sign says it to the eye. */
  readonly look?: 'words' | 'icon' | undefined
  /** Said once it was copied. */
  readonly copied: string
}

/** Copies a text. Where the browser lets nobody write to its clipboard, the text beside it can be selected. */
export function CopyButton({ text, label, look = 'words', copied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  if (look === 'icon')
    return (
      <span className={css.sign}>
        <Button
          tone="secondary"
          size="small"
          icon={isCopied ? 'check' : laterIcons.copy}
          onPress={() => void copy()}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
        <VisuallyHidden>
          <span role="status">{isCopied && copied}</span>
        </VisuallyHidden>
      </span>
    )
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
