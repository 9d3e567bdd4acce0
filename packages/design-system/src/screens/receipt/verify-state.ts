import type { ChainPlace, Receipt } from '@veranda/domain'

/**
 * What came of checking one receipt. `changed`: the signature is not of what it says. `unknown-key`: it names a key that is not
 * ours. `no-signature`: not signed the way ours are. `unreadable`: signed by us, in a form this page does not know.
 */
export type VerifiedReceipt =
  | { readonly kind: 'valid'; readonly receipt: Receipt; readonly place: ChainPlace }
  | { readonly kind: 'changed' | 'no-signature' | 'unreadable' }
  | { readonly kind: 'unknown-key'; readonly key: string }

export type Verifying =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'nothing-found' | 'too-large' | 'browser-cannot' | 'no-keys' }
  | { readonly kind: 'checked'; readonly results: readonly VerifiedReceipt[] }
