import type { ChangeEvent } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import * as css from './file-button.css.ts'

export type FileButtonProps = {
  readonly icon: IconName
  readonly label: string
  /** The types to choose from, as the device's own chooser takes them. */
  readonly accept: string
  /** Takes a picture with the camera of a phone; shown on nothing else. */
  readonly camera?: true | undefined
  readonly multiple?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly hintId: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Files are chosen, or dropped on it. */
export function FileButton(props: FileButtonProps) {
  const { icon, label, accept, camera, multiple, disabled, hintId, onFiles } = props
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])]
    // The same file may be chosen again after it was removed.
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label className={camera ? css.camera : css.button}>
      <Icon name={icon} />
      <span>{label}</span>
      <input
        type="file"
        className={css.input}
        aria-describedby={hintId}
        accept={accept}
        capture={camera ? 'environment' : undefined}
        multiple={multiple}
        disabled={disabled}
        onChange={chosen}
      />
    </label>
  )
}
