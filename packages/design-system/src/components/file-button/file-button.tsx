import { useRef } from 'react'
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
  /** Takes no press; the focus, which the last chosen file gives back to it, stays. */
  readonly disabled?: boolean | undefined
  readonly hintId: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Files are chosen in the device's own chooser. The same file may be chosen again after it was removed. */
export function FileButton(props: FileButtonProps) {
  const { icon, label, accept, camera, multiple = false, disabled = false, hintId, onFiles } = props
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={camera ? css.camera : css.button}
        aria-disabled={disabled || undefined}
        aria-describedby={hintId}
        onClick={() => !disabled && chooser.current?.click()}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        capture={camera && 'environment'}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
