import type { Failure, Refused, sendProof } from '@veranda/contract'
import type { ProofFile } from '@veranda/design-system/patterns/proof-upload'
import { proofLimits, proofTypes } from '@veranda/domain'

type State = ProofFile['state']
type ProofRefusal = Extract<State, { readonly kind: 'refused' }>['refusal']

const worded: Readonly<Record<Refused<typeof sendProof>['refusal'], ProofRefusal | undefined>> = {
  'proof-empty': 'empty',
  'proof-too-large': 'too-large',
  'proof-too-many': 'too-many',
  'proof-bad-name': 'bad-name',
  'proof-wrong-type': 'wrong-type',
  'proof-broken': 'unreadable',
  'proof-too-many-pixels': 'too-many-pixels',
  'proof-acts': 'has-active-content',
  'proof-locked': 'unreadable',
  'action-not-allowed': undefined,
  'still-running': undefined,
  'idempotency-key-reused': undefined,
  unexpected: undefined,
}

/** Why a file was not taken, as the page words it. */
export function stateAfterNo(failure: Failure<typeof sendProof>, size: number): State {
  if (failure.kind !== 'refused') return { kind: 'failed', isOffline: failure.kind === 'offline' }
  const refusal = worded[failure.refusal]
  if (!refusal) return { kind: 'failed', isOffline: false }
  const isTogether = refusal === 'too-large' && size <= proofLimits.bytes
  return { kind: 'refused', refusal: isTogether ? 'too-large-together' : refusal }
}

/** What is known before a byte is sent. `taken` are the files that are there or coming. */
export function refusalOf(
  { size, type }: Pick<File, 'size' | 'type'>,
  taken: readonly Pick<ProofFile, 'size'>[],
): ProofRefusal | undefined {
  if (isOfAnotherType(type)) return 'wrong-type'
  if (size === 0) return 'empty'
  if (size > proofLimits.bytes) return 'too-large'
  if (taken.length >= proofLimits.files) return 'too-many'
  const together = taken.reduce((sum, file) => sum + file.size, size)
  return together > proofLimits.bytes ? 'too-large-together' : undefined
}

/** Only what the device is sure of: some do not know a HEIC when they see one. */
const isOfAnotherType = (type: string): boolean =>
  type !== '' && type !== 'image/heif' && !proofTypes.some((known) => known === type)
