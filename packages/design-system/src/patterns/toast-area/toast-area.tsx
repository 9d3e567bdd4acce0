import type { LaterMessageId } from '@veranda/messages'
import { type ToastTone, Toasts } from '../../components/toast/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { localized } from '../later-words/localized.tsx'

/** A toast by its sentence, so that it speaks the language on screen. */
export type ShownToast = {
  readonly key: string
  readonly tone: ToastTone
  readonly sentence: LaterMessageId & `toast.${string}`
  readonly link?: { readonly href: string; readonly sentence: LaterMessageId } | undefined
}

export type ToastAreaProps = {
  readonly toasts: readonly ShownToast[]
  readonly onDismiss: (key: string) => void
}

/** Where toasts appear. It is in the page before the first of them: only then is one announced. */
export const ToastArea = localized(Area, null)

function Area({ toasts, onDismiss }: ToastAreaProps) {
  const words = useLaterWords()
  return (
    <Toasts
      dismissLabel={words('toast.dismiss')}
      onDismiss={onDismiss}
      toasts={toasts.map(({ key, tone, sentence, link }) => ({
        key,
        tone,
        text: words(sentence),
        link: link && { href: link.href, text: words(link.sentence) },
      }))}
    />
  )
}
