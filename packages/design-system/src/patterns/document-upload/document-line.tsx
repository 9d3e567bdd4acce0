import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { DocumentFile } from './document-file.ts'
import * as css from './document-upload.css.ts'
import { useSizeWords } from './use-size-words.ts'

export type DocumentLineProps = {
  readonly file: DocumentFile
  readonly onRemove: (key: string) => void
  readonly onSendAgain: (key: string) => void
}

/** One file: how far it is, or why it was not taken, and the way to be rid of it. */
export function DocumentLine({ file, onRemove, onSendAgain }: DocumentLineProps) {
  const words = useLaterWords()
  const { key, name, state } = file
  return (
    <li className={css.file}>
      <div className={css.summary}>
        <p className={css.name}>{name}</p>
        <State file={file} />
      </div>
      <div className={css.handlers}>
        {state.kind === 'failed' && (
          <Button tone="quiet" size="small" onPress={() => onSendAgain(key)}>
            {words('document-upload.again')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <Button tone="quiet" size="small" busy={state.kind === 'removing'} onPress={() => onRemove(key)}>
          {words(state.kind === 'sending' ? 'document-upload.stop' : 'document-upload.remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {state.kind === 'sending' && (
        <progress className={css.progress} max={1} value={state.sent} aria-label={name} />
      )}
    </li>
  )
}

function State({ file: { size, state } }: { readonly file: DocumentFile }) {
  const words = useLaterWords()
  const sizes = useSizeWords()
  switch (state.kind) {
    case 'sending':
      return (
        <p className={css.state}>
          {words('document-upload.sending', { percent: Math.floor(state.sent * 100), size: sizes(size) })}
        </p>
      )
    case 'there':
    case 'removing':
      return (
        <p className={css.there}>
          <Icon name="check" />
          {words('document-upload.there', { size: sizes(size) })}
        </p>
      )
    case 'refused':
      return (
        <p className={css.bad} role="alert">
          <Icon name="alert" />
          {words(`document-upload.${state.refusal}`)}
        </p>
      )
    case 'failed':
      return (
        <p className={css.bad} role="alert">
          <Icon name="alert" />
          {words(state.isOffline ? 'document-upload.offline' : 'document-upload.failed')}
        </p>
      )
  }
}
