import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useLaterWords } from '../words/index.ts'
import type { ProofFile } from './proof-file.ts'
import * as css from './proof-upload.css.ts'
import { useSizeWords } from './use-size-words.ts'

export type ProofLineProps = {
  readonly file: ProofFile
  readonly onRemove: (key: string) => void
  readonly onSendAgain: (key: string) => void
}

/** One file: how far it is, or why it was not taken, and the way to be rid of it. */
export function ProofLine({ file, onRemove, onSendAgain }: ProofLineProps) {
  const words = useLaterWords()
  const { key, name, state } = file
  return (
    <li className={css.file}>
      <div>
        <p className={css.name}>{name}</p>
        <State file={file} />
      </div>
      <div className={css.presses}>
        {state.kind === 'failed' && (
          <Button tone="quiet" size="small" onPress={() => onSendAgain(key)}>
            {words('proof-upload.again')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <Button tone="quiet" size="small" busy={state.kind === 'removing'} onPress={() => onRemove(key)}>
          {words(state.kind === 'sending' ? 'proof-upload.stop' : 'proof-upload.remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {state.kind === 'sending' && (
        <progress className={css.progress} max={1} value={state.sent} aria-label={name} />
      )}
    </li>
  )
}

function State({ file: { size, state } }: { readonly file: ProofFile }) {
  const words = useLaterWords()
  const sizes = useSizeWords()
  switch (state.kind) {
    case 'sending':
      return (
        <p className={css.state}>
          {words('proof-upload.sending', { percent: Math.floor(state.sent * 100), size: sizes(size) })}
        </p>
      )
    case 'there':
    case 'removing':
      return (
        <p className={css.there}>
          <Icon name="check" />
          {words('proof-upload.there', { size: sizes(size) })}
        </p>
      )
    case 'refused':
      return (
        <p className={css.bad} role="alert">
          <Icon name="alert" />
          {words(`proof-upload.${state.refusal}`)}
        </p>
      )
    case 'failed':
      return (
        <p className={css.bad} role="alert">
          <Icon name="alert" />
          {words(state.isOffline ? 'proof-upload.offline' : 'proof-upload.failed')}
        </p>
      )
  }
}
