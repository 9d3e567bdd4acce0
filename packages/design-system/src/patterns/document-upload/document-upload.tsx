import { type ChangeEvent, useId } from 'react'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { useLaterWords } from '../words/index.ts'
import { counted, type DocumentFile, type DocumentLimits, documentTypes } from './document-file.ts'
import { DocumentLine } from './document-line.tsx'
import * as css from './document-upload.css.ts'
import { useSizeWords } from './use-size-words.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'

export type DocumentUploadProps = {
  readonly label: string
  readonly files: readonly DocumentFile[]
  readonly limits: DocumentLimits
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (key: string) => void
  readonly onSendAgain: (key: string) => void
}

/** Pictures and documents for the hotel: chosen, dropped on the button, or taken with the camera of a phone. */
export function DocumentUpload({
  label,
  files,
  limits,
  onFiles,
  onRemove,
  onSendAgain,
}: DocumentUploadProps) {
  const words = useLaterWords()
  const sizes = useSizeWords()
  const hintId = useId()
  const taken = counted(files)
  const isFull = taken.length >= limits.files
  const bytes = taken.reduce((sum, { size }) => sum + size, 0)
  const option = { isFull, hintId, onFiles }
  return (
    <div role="group" aria-label={label} className={css.upload}>
      <div className={css.options}>
        <UploadOption {...option} icon={laterIcons.plus} label={words('document-upload.choose')} />
        <UploadOption {...option} icon={laterIcons.plus} label={words('document-upload.photo')} camera />
      </div>
      <p className={css.hint} id={hintId}>
        {words('document-upload.hint', { files: limits.files, size: sizes(limits.bytes) })}
      </p>
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map((file) => (
            <DocumentLine key={file.key} file={file} onRemove={onRemove} onSendAgain={onSendAgain} />
          ))}
        </ul>
      )}
      <p className={css.hint} role="status">
        {taken.length > 0 &&
          words('document-upload.together', {
            files: taken.length,
            most: limits.files,
            size: sizes(bytes),
            limit: sizes(limits.bytes),
          })}
      </p>
    </div>
  )
}

type UploadOptionProps = {
  readonly icon: IconName
  readonly label: string
  readonly camera?: true
  readonly isFull: boolean
  readonly hintId: string
  readonly onFiles: DocumentUploadProps['onFiles']
}

function UploadOption({ icon, label, camera, isFull, hintId, onFiles }: UploadOptionProps) {
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])]
    // The same file may be chosen again after it was removed.
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label className={camera ? css.camera : css.option}>
      <Icon name={icon} />
      <span>{label}</span>
      <input
        type="file"
        className={css.input}
        aria-describedby={hintId}
        accept={camera ? 'image/*' : documentTypes}
        capture={camera ? 'environment' : undefined}
        multiple={!camera}
        disabled={isFull}
        onChange={chosen}
      />
    </label>
  )
}
