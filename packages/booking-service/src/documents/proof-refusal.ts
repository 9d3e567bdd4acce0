import { type ProofObstacle, proofLimits } from '@veranda/domain'
import type { Refusing, ServiceRefusal } from '../platform/refusal.ts'

const megabytes = proofLimits.bytes / 1_000_000

const sentences: Readonly<Record<ProofObstacle, string>> = {
  empty: 'This file is empty.',
  'too-large': `All files together can have ${megabytes} MB.`,
  'too-many': `At most ${proofLimits.files} files can be sent.`,
  'bad-name': 'Rename the file to something simple, such as invoice.pdf.',
  'wrong-type': 'Please send a PDF or an image (JPEG, PNG, WebP or HEIC).',
  broken: 'This file is damaged. Save it again and resend it.',
  'too-many-pixels': 'This image is too large. Please send one of up to 40 megapixels.',
  acts: 'This document contains a script, a form or an attachment. Please print it to PDF and send that instead.',
  locked: 'This document is protected or cannot be opened. Please print it to PDF and send that instead.',
}

/** Why a file is not taken, in words. */
export const proofRefusal = (
  { refuse }: Refusing<`proof-${ProofObstacle}`>,
  obstacle: ProofObstacle,
): ServiceRefusal => refuse(`proof-${obstacle}`, sentences[obstacle])
