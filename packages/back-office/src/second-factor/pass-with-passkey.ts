import { type Client, type Failure, passPasskey, startPasskeySignIn, type StaffStep } from '@veranda/contract'
import { provePasskey } from './passkey.ts'

type Passed =
  | { readonly ok: true; readonly next: StaffStep }
  | { readonly ok: false; readonly refusal: Failure<typeof passPasskey> | { readonly kind: 'cancelled' } }

/** Proves the second factor with a passkey of this browser: a challenge, its signature, the next step. */
export async function passWithPasskey(client: Client): Promise<Passed> {
  const begun = await client.call(startPasskeySignIn, { body: {} })
  if (!begun.ok) return { ok: false, refusal: begun.refusal }
  const response = await provePasskey(begun.value.options)
  if (response === undefined) return { ok: false, refusal: { kind: 'cancelled' } }
  const answer = await client.call(passPasskey, { body: { response } })
  return answer.ok ? { ok: true, next: answer.value.next } : { ok: false, refusal: answer.refusal }
}
