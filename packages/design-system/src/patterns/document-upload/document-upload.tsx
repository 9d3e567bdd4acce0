import { useId } from 'react'
import { FileButton } from '../../components/file-button/index.ts'
import { FileDrop } from '../../components/file-drop/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { counted, type DocumentFile, type DocumentLimits, documentTypes } from './document-file.ts'
import { DocumentLine } from './document-line.tsx'
import * as css from './document-upload.css.ts'
import { StillUnderway } from '../waiting/index.ts'
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

/** Pictures and documents for the hotel: chosen, dropped, pasted, or taken with the camera of a phone. */
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
  const option = { disabled: isFull, hintId, onFiles }
  return (
    <div role="group" aria-label={label}>
      <FileDrop label={words('document-upload.drop')} onFiles={onFiles}>
        <div className={css.options}>
          <FileButton
            {...option}
            icon={laterIcons.plus}
            label={words('document-upload.choose')}
            accept={documentTypes}
            multiple
          />
          <FileButton
            {...option}
            icon={laterIcons.camera}
            label={words('document-upload.photo')}
            accept="image/*"
            camera
          />
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
        <StillUnderway is={files.some(({ state }) => state.kind === 'sending')} />
        <p className={css.hint} role="status">
          {taken.length > 0 &&
            words('document-upload.together', {
              files: taken.length,
              most: limits.files,
              size: sizes(bytes),
              limit: sizes(limits.bytes),
            })}
        </p>
      </FileDrop>
    </div>
  )
}
