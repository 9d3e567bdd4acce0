import type { AnyEndpoint, Parsed, WireOf } from '@veranda/contract'
import type { Claim } from '../idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Service } from '../service.ts'
import { partsOf, reply, requireGuest, type Route } from './serve-endpoint.ts'
import { fingerprintOf, keyIn } from './serve-guarded.ts'
import { written } from './written.ts'

/** A file on its way: its name as it came, and its bytes as they come. */
export type FileComing = { readonly name: string; readonly body: ReadableStream<Uint8Array> | null }

/** Serves a guest's call that takes a file, once under its key. Whoever takes it reads no more than they can bear. */
export function fileRoute<E extends AnyEndpoint>(
  endpoint: E,
  work: (
    service: Service,
    guest: GuestSession,
    parts: Parsed<E>,
    given: { readonly file: FileComing; readonly claim: Claim },
  ) => Promise<{ readonly wire: WireOf<E>; readonly isReplay: boolean }>,
): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const guest = await requireGuest(context, service.identity.verifySession)
      const parts = await partsOf(endpoint, context)
      const name = context.req.header('veranda-file-name') ?? ''
      const claim = {
        subject: guest.reservationCode,
        route: endpoint.name,
        key: keyIn(context),
        // The bytes are not there yet; the name stands for them.
        fingerprint: fingerprintOf(endpoint, { ...parts, body: name }),
      }
      const file = { name, body: context.req.raw.body }
      const { wire, isReplay } = await work(service, guest, parts as Parsed<E>, { file, claim })
      if (isReplay) context.header('idempotent-replayed', 'true')
      return reply(endpoint, context, written(endpoint, wire))
    },
  }
}
