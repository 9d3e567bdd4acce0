import type { LaterMessageId } from '@veranda/messages'
import { type ToastTone, Toasts } from '../../components/toast/index.ts'
import { useLaterWords } from '../words/index.ts'
import { worded } from '../words/worded.tsx'

/** A toast by its sentence, so that it speaks the language on screen. */
export type SaidToast = {
  readonly key: string
  readonly tone: ToastTone
  readonly sentence: LaterMessageId & `toast.${string}`
}

export type ToastAreaProps = {
  readonly toasts: readonly SaidToast[]
  readonly onDismiss: (key: string) => void
}

/** Where short news appear. In the page before there are any: only then are they announced. */
export const ToastArea = worded(Area, null)

function Area({ toasts, onDismiss }: ToastAreaProps) {
  const words = useLaterWords()
  return (
    <Toasts
      dismissLabel={words('toast.dismiss')}
      onDismiss={onDismiss}
      toasts={toasts.map(({ key, tone, sentence }) => ({ key, tone, text: words(sentence) }))}
    />
  )
}
