import { type ChangeEvent, useId } from 'react'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { useLaterWords } from '../words/index.ts'
import { counted, type ProofFile, type ProofLimits, proofTypes } from './proof-file.ts'
import { ProofLine } from './proof-line.tsx'
import * as css from './proof-upload.css.ts'
import { useSizeWords } from './use-size-words.ts'

export type ProofUploadProps = {
  readonly label: string
  readonly files: readonly ProofFile[]
  readonly limits: ProofLimits
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (key: string) => void
  readonly onSendAgain: (key: string) => void
}

/** Pictures and documents for the hotel: chosen, dropped on the button, or taken with the camera of a phone. */
export function ProofUpload({ label, files, limits, onFiles, onRemove, onSendAgain }: ProofUploadProps) {
  const words = useLaterWords()
  const sizes = useSizeWords()
  const hintId = useId()
  const taken = counted(files)
  const isFull = taken.length >= limits.files
  const bytes = taken.reduce((sum, { size }) => sum + size, 0)
  const way = { isFull, hintId, onFiles }
  return (
    <div role="group" aria-label={label} className={css.upload}>
      <div className={css.ways}>
        <Way {...way} icon="plus" label={words('proof-upload.choose')} />
        <Way {...way} icon="plus" label={words('proof-upload.photo')} camera />
      </div>
      <p className={css.hint} id={hintId}>
        {words('proof-upload.hint', { files: limits.files, size: sizes(limits.bytes) })}
      </p>
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map((file) => (
            <ProofLine key={file.key} file={file} onRemove={onRemove} onSendAgain={onSendAgain} />
          ))}
        </ul>
      )}
      <p className={css.hint} role="status">
        {taken.length > 0 &&
          words('proof-upload.together', {
            files: taken.length,
            most: limits.files,
            size: sizes(bytes),
            limit: sizes(limits.bytes),
          })}
      </p>
    </div>
  )
}

type WayProps = {
  readonly icon: IconName
  readonly label: string
  readonly camera?: true
  readonly isFull: boolean
  readonly hintId: string
  readonly onFiles: ProofUploadProps['onFiles']
}

function Way({ icon, label, camera, isFull, hintId, onFiles }: WayProps) {
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])]
    // The same file may be chosen again after it was removed.
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label className={camera ? css.camera : css.way}>
      <Icon name={icon} />
      <span>{label}</span>
      <input
        type="file"
        className={css.input}
        aria-describedby={hintId}
        accept={camera ? 'image/*' : proofTypes}
        capture={camera ? 'environment' : undefined}
        multiple={!camera}
        disabled={isFull}
        onChange={chosen}
      />
    </label>
  )
}
