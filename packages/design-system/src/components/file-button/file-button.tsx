import { Button, FileTrigger } from 'react-aria-components'
import { AriaScope } from '../aria-scope/index.ts'
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
  // Of what takes no press, the library keeps the focus on what is pending alone.
  return (
    <AriaScope>
      <FileTrigger
        acceptedFileTypes={[accept]}
        allowsMultiple={multiple}
        {...(camera && { defaultCamera: 'environment' })}
        onSelect={(files) => files && files.length > 0 && onFiles([...files])}
      >
        <Button className={camera ? css.camera : css.button} isPending={disabled} aria-describedby={hintId}>
          <Icon name={icon} />
          <span>{label}</span>
        </Button>
      </FileTrigger>
    </AriaScope>
  )
}
