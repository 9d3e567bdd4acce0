import type { Failure, Refused, sendDocument } from '@veranda/contract'
import type { DocumentFile, DocumentLimits } from '@veranda/design-system/patterns/document-upload'
import { documentTypes } from '@veranda/domain'

type State = DocumentFile['state']
type DocumentRefusal = Extract<State, { readonly kind: 'refused' }>['refusal']

const localized: Readonly<Record<Refused<typeof sendDocument>['refusal'], DocumentRefusal | undefined>> = {
  'document-empty': 'empty',
  'document-too-large': 'too-large',
  'document-too-many': 'too-many',
  'document-bad-name': 'bad-name',
  'document-wrong-type': 'wrong-type',
  'document-broken': 'unreadable',
  'document-too-many-pixels': 'too-many-pixels',
  'document-active-content': 'has-active-content',
  'document-locked': 'unreadable',
  'action-not-allowed': undefined,
  'still-running': undefined,
  'idempotency-key-reused': undefined,
  unexpected: undefined,
}

/** Why a file was not taken, as the page words it. */
export function stateAfterNo(
  failure: Failure<typeof sendDocument>,
  size: number,
  limits: DocumentLimits,
): State {
  if (failure.kind !== 'refused') return { kind: 'failed', isOffline: failure.kind === 'offline' }
  const refusal = localized[failure.refusal]
  if (!refusal) return { kind: 'failed', isOffline: false }
  const isTogether = refusal === 'too-large' && size <= limits.bytes
  return { kind: 'refused', refusal: isTogether ? 'too-large-together' : refusal }
}

/** What is known before a byte is sent. `taken` are the files that are there or coming. */
export function refusalOf(
  { size, type }: Pick<File, 'size' | 'type'>,
  taken: readonly Pick<DocumentFile, 'size'>[],
  limits: DocumentLimits,
): DocumentRefusal | undefined {
  if (isOfAnotherType(type)) return 'wrong-type'
  if (size === 0) return 'empty'
  if (size > limits.bytes) return 'too-large'
  if (taken.length >= limits.files) return 'too-many'
  const together = taken.reduce((sum, file) => sum + file.size, size)
  return together > limits.bytes ? 'too-large-together' : undefined
}

/** Only what the device is sure of: some do not know a HEIC when they see one. */
const isOfAnotherType = (type: string): boolean =>
  type !== '' && type !== 'image/heif' && !documentTypes.some((known) => known === type)
