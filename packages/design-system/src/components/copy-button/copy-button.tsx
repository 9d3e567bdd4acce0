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
  /** Said for a few seconds once it was copied, unless another text is copied meanwhile. */
  readonly copied: string
}

/** How long a copied text is confirmed, in milliseconds. */
const confirmedFor = 4_000

/** Resets the button that was pressed last: the clipboard holds one text. */
let resetLast: (() => void) | undefined

/** Copies a text. Where the browser lets nobody write to its clipboard, the text beside it can be selected. */
export function CopyButton({ text, label, look = 'words', copied }: CopyButtonProps) {
  const [written, setWritten] = useState<string>()
  const isCopied = written === text
  const copy = async () => {
    // Announced anew with each press.
    resetLast?.()
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return
    }
    setWritten(text)
    const over = setTimeout(() => setWritten(undefined), confirmedFor)
    resetLast = () => {
      clearTimeout(over)
      setWritten(undefined)
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
