import { type ProofObstacle, proofLimits } from '@veranda/domain'
import { ServiceRefusal } from '../refusal.ts'

const megabytes = proofLimits.bytes / 1_000_000

const sentences: Readonly<Record<ProofObstacle, string>> = {
  empty: 'This file is empty.',
  'too-large': `All files together can have ${megabytes} MB.`,
  'too-many': `At most ${proofLimits.files} files can be sent.`,
  'bad-name': 'Give the file a plain name, such as invoice.pdf.',
  'wrong-type': 'Send a PDF, or a picture as JPEG, PNG, WebP or HEIC.',
  broken: 'This file is not whole. Save it once more and send that.',
  'too-many-pixels': 'This picture is too large. Send one of at most 40 million pixels.',
  'hides-something':
    'Something else stands in this file behind the picture. Take a screenshot and send that.',
  acts: 'This document has a script, a form or another file in it. Print it to a PDF and send that.',
  locked: 'This document is locked, or cannot be looked into. Print it to a PDF and send that.',
}

/** Why a file is not taken, in words. */
export const proofRefusal = (obstacle: ProofObstacle): ServiceRefusal =>
  new ServiceRefusal(`proof-${obstacle}`, sentences[obstacle])
