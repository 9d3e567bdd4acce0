import type { InboxKind } from '@veranda/domain'

type Named = { readonly kind: InboxKind; readonly itemId: string }

/** What was read of the inbox: all of it is read anew once something was done. */
export const inboxKey = ['inbox'] as const
export const itemKey = ({ kind, itemId }: Named) => ['inbox', kind, itemId] as const

export const pathOfItem = ({ kind, itemId }: Named): string => `/inbox/${kind}/${encodeURIComponent(itemId)}`
