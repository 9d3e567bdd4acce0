import type { AnyEndpoint, Endpoint } from '@veranda/contract'

/** A serialized answer, ready to be sent, and sent again. */
export type Written = { readonly text: string; readonly etag: string | undefined }

export function written(endpoint: AnyEndpoint, wire: unknown): Written {
  const { tag } = endpoint as Endpoint<undefined, undefined, undefined, unknown, unknown>
  return { text: JSON.stringify(wire), etag: tag && `"${tag(wire)}"` }
}
