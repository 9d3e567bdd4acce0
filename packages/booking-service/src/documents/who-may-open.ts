import type { Permission } from '@veranda/domain'
import { eq, or } from 'drizzle-orm'
import { supportingDocument } from '../schema/supporting-document.ts'

/**
 * Who may open a supporting document: staff who may read the inbox, on the staff host, and nobody else. The guest who
 * sent it may remove it until it is handed in (`removeDocument`), but is never given it again. Every opening is recorded
 * in the audit.
 *
 * A call that shows documents is wrapped in this: one for others than staff does not compile, and with one that asks for
 * another permission the service does not start. `platform/http/callers.ts` refuses the callers.
 */
export function forThoseWhoMayOpen<Call extends StaffCall>(call: Call): Call {
  if (call.permission !== 'inbox:read')
    throw new Error(`${call.name} shows documents, so it must ask for the permission inbox:read`)
  return call
}

type StaffCall = {
  readonly name: string
  readonly access: 'staff'
  readonly permission?: Permission
}

/** A request shows the documents that were handed in with it; a document that was not handed in is shown to nobody. */
export const handedInWith = (requestId: string) =>
  or(eq(supportingDocument.requestId, requestId), eq(supportingDocument.priceMatchId, requestId))
