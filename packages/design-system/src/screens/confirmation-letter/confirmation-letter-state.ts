import type { ShownFailure } from '../../patterns/failure-notice/index.ts'

/** How far sending has come. */
export type LetterSending =
  | { readonly kind: 'typing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly letters: number }
  | { readonly kind: 'not-accepted' | 'too-many' | 'too-many-today' | 'nothing-to-confirm' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

/** Whose mailbox the preview is of. */
export type PreviewReader = 'own' | 'other'
