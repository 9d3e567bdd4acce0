import { sql } from 'drizzle-orm'
import { cancellationRequest } from '../schema/cancellation.ts'
import { priceMatch } from '../schema/price-match.ts'
import { supportingDocument } from '../schema/supporting-document.ts'
import type { Sweep } from '../platform/db/sweep-rows.ts'

/** For how many days the files of a withdrawn request are stored. */
const storedDays = 30

const storedUntil = (now: Date): string => new Date(now.getTime() - storedDays * 24 * 3_600_000).toISOString()

/** Deletes the files of requests to cancel that were withdrawn long ago; nothing was decided on them. */
export const withdrawnDocuments: Sweep = {
  table: supportingDocument,
  isOver: (now) => sql`${supportingDocument.requestId} in (
    select ${cancellationRequest.id} from ${cancellationRequest}
    where ${cancellationRequest.state} = 'withdrawn'
      and ${cancellationRequest.decidedAt} < ${storedUntil(now)})`,
}

/** Deletes the files of price-match requests that were withdrawn long ago. */
export const withdrawnOffers: Sweep = {
  table: supportingDocument,
  isOver: (now) => sql`${supportingDocument.priceMatchId} in (
    select ${priceMatch.id} from ${priceMatch}
    where ${priceMatch.state} = 'withdrawn' and ${priceMatch.endedAt} < ${storedUntil(now)})`,
}
