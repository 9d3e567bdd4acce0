import { createHash } from 'node:crypto'
import { type payloadOfReceipt, receiptOfPayload } from '@veranda/contract'
import type { SignedReceipt } from '@veranda/domain'

export type ReceiptPayload = ReturnType<typeof payloadOfReceipt>

/** What the next receipt of the reservation names this one by. */
export const hashOf = (signed: string): string => createHash('sha256').update(signed).digest('base64url')

/** A receipt as it was written, read from its signed form: what is shown is what was signed. */
export function signedReceiptOf({ signed }: { readonly signed: string }): SignedReceipt {
  const [, body = ''] = signed.split('.')
  const receipt = receiptOfPayload(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (!receipt) throw new Error('A stored receipt cannot be read')
  return { receipt, signed }
}
