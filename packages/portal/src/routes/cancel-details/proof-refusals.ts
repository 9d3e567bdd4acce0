import type { Failure } from '@veranda/contract'
import type { ProofFile } from '@veranda/design-system/patterns/proof-upload'
import { type ProofObstacle, proofLimits, proofObstacles, proofTypes } from '@veranda/domain'

type State = ProofFile['state']
type ProofRefusal = Extract<State, { readonly kind: 'refused' }>['refusal']

const worded: Readonly<Record<ProofObstacle, ProofRefusal>> = {
  empty: 'empty',
  'too-large': 'too-large',
  'too-many': 'too-many',
  'bad-name': 'bad-name',
  'wrong-type': 'wrong-type',
  broken: 'unreadable',
  'too-many-pixels': 'too-many-pixels',
  acts: 'has-active-content',
  locked: 'unreadable',
}

/** Why a file was not taken, as the page words it. */
export function stateAfterNo(failure: Failure, size: number): State {
  if (failure.kind !== 'refused') return { kind: 'failed', isOffline: failure.kind === 'offline' }
  const obstacle = proofObstacles.find((known) => failure.refusal === `proof-${known}`)
  if (!obstacle) return { kind: 'failed', isOffline: false }
  const isTogether = obstacle === 'too-large' && size <= proofLimits.bytes
  return { kind: 'refused', refusal: isTogether ? 'too-large-together' : worded[obstacle] }
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
