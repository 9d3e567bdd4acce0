import type { AnyEndpoint, Endpoint } from '@veranda/contract'

/** What a call answers, written out: ready to be sent, and sent again. */
export type SerializedResponse = { readonly text: string; readonly etag: string | undefined }

export function serializeResponse(endpoint: AnyEndpoint, wire: unknown): SerializedResponse {
  const { tag } = endpoint as Endpoint<undefined, undefined, undefined, unknown, unknown>
  return { text: JSON.stringify(wire), etag: tag && `"${tag(wire)}"` }
}
