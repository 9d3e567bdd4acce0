import type { AnyEndpoint, Parsed, WireOf } from '@veranda/contract'
import type { Claim } from '../idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Service } from '../service.ts'
import { partsOf, requireGuest, type Route } from './serve-endpoint.ts'
import { claimOf, hashOf, type OnceOnWire, replyOnce } from './serve-once.ts'

/** A file on its way: its name as it came, and its bytes as they come. */
export type FileComing = { readonly name: string; readonly body: ReadableStream<Uint8Array> | null }

/** The claim of a file whose bytes have arrived; of one that was too much to take, nothing. */
export type ClaimOfFile = (bytes: Uint8Array | undefined) => Claim

/** Serves a guest's call that takes a file, once under its key. Whoever takes it reads no more than they can bear. */
export function fileRoute<E extends AnyEndpoint>(
  endpoint: E,
  work: (
    service: Service,
    guest: GuestSession,
    parts: Parsed<E>,
    given: { readonly file: FileComing; readonly claimOfFile: ClaimOfFile },
  ) => Promise<OnceOnWire<WireOf<E>>>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const guest = await requireGuest(context, service.identity.verifySession)
      const parts = await partsOf(endpoint, context)
      const name = context.req.header('veranda-file-name') ?? ''
      // The same name with other bytes is another file.
      const claimOfFile: ClaimOfFile = (bytes) =>
        claimOf(endpoint, context, guest.reservationCode, {
          ...parts,
          body: [name, bytes === undefined ? 'too large' : hashOf(bytes)],
        })
      const file = { name, body: context.req.raw.body }
      return replyOnce(
        endpoint,
        context,
        await work(service, guest, parts as Parsed<E>, { file, claimOfFile }),
      )
    },
  }
}
