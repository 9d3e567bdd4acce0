import { type ReactNode, useRef } from 'react'
import { isFileDropItem, useDrop } from 'react-aria-components'
import * as css from './file-drop.css.ts'

export type FileDropProps = {
  /** What a mouse and a keyboard can do here: "Drop or paste files here". */
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
  /** The buttons by which files are chosen, and what may be chosen. */
  readonly children: ReactNode
}

/**
 * Takes files that are dropped on it, or pasted while the focus is in it; folders and texts are left where they are. It
 * is no stop for the tab key, its buttons are. Its files are taken of the clipboard itself, for react-aria's own zone
 * passes over a picture that was never a file, as a copied part of the screen is.
 */
export function FileDrop({ label, onFiles, children }: FileDropProps) {
  const zone = useRef<HTMLDivElement>(null)
  const take = (files: readonly File[]) => files.length > 0 && onFiles(files)
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    onDrop: ({ items }) => {
      void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(take)
    },
  })
  return (
    <div
      {...dropProps}
      ref={zone}
      className={css.zone}
      data-drop-target={isDropTarget || undefined}
      onPaste={({ clipboardData }) => take([...clipboardData.files])}
    >
      <p className={css.label}>{label}</p>
      {children}
    </div>
  )
}
