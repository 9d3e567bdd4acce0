import { eq, or } from 'drizzle-orm'
import { supportingDocument } from '../schema/supporting-document.ts'

/**
 * Who may see a document: the team, on its own host, and nobody else. The contract says so of the calls that show
 * documents (`access`), `platform/http/callers.ts` turns everybody else away, and the routes stop compiling where such a
 * call lets in anybody else. Who opens one is noted in the audit (`open-document.ts`).
 *
 * The guest who sent it may take it back until it is handed in (`remove-document.ts`), but is never given it again.
 */
export type SeenByTeam = { readonly access: 'staff' }

/** With a request are seen the documents that were handed in with it; what was not handed in is seen by nobody. */
export const handedInWith = (requestId: string) =>
  or(eq(supportingDocument.requestId, requestId), eq(supportingDocument.priceMatchId, requestId))
