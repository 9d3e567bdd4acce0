import { sql } from 'drizzle-orm'
import { cancellationRequest } from '../schema/cancellation.ts'
import { priceMatch } from '../schema/price-match.ts'
import { supportingDocument } from '../schema/supporting-document.ts'
import type { Sweep } from '../platform/db/sweep-rows.ts'

/** How long the files of a request are stored that its guest has withdrawn. */
const storedDays = 30

const storedUntil = (now: Date): string => new Date(now.getTime() - storedDays * 24 * 3_600_000).toISOString()

/** Files of requests that were withdrawn long ago: nothing was decided on them. Their bytes go with them. */
export const withdrawnDocuments: Sweep = {
  table: supportingDocument,
  isOver: (now) => sql`${supportingDocument.requestId} in (
    select ${cancellationRequest.id} from ${cancellationRequest}
    where ${cancellationRequest.state} = 'withdrawn'
      and ${cancellationRequest.decidedAt} < ${storedUntil(now)})`,
}

/** And those of a price match that was withdrawn. */
export const withdrawnOffers: Sweep = {
  table: supportingDocument,
  isOver: (now) => sql`${supportingDocument.priceMatchId} in (
    select ${priceMatch.id} from ${priceMatch}
    where ${priceMatch.state} = 'withdrawn' and ${priceMatch.endedAt} < ${storedUntil(now)})`,
}
