import { money } from '@veranda/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { isUuid } from '../../../platform/db/is-uuid.ts'
import { automaticCharge } from '../../../schema/automatic-charge.ts'
import { type InboxSource, mostOfAKind } from './inbox-source.ts'
import { notClosed } from './not-closed.ts'

/** Balances that a stored card was asked for in vain, until another charge is agreed on or a member of staff closes it. */
export const failedCharges: InboxSource = async ({ store }, { itemId }) => {
  if (itemId !== undefined && !isUuid(itemId)) return []
  const rows = await store.db
    .select()
    .from(automaticCharge)
    .where(
      and(
        eq(automaticCharge.state, 'given-up'),
        itemId === undefined ? undefined : eq(automaticCharge.id, itemId),
        notClosed('failed-charge', automaticCharge.id),
        sql`not exists (select 1 from automatic_charge later
          where later.reservation_id = ${automaticCharge.reservationId} and later.created_at > ${automaticCharge.createdAt})`,
        sql`(select coalesce(sum(l.amount), 0) from ledger_entry l
          where l.reservation_id = ${automaticCharge.reservationId} and l.account = 'guest-folio') > 0`,
      ),
    )
    .orderBy(asc(automaticCharge.endedAt))
    .limit(mostOfAKind)
  return rows.map(({ id, endedAt, createdAt, reservationId, declined, cardBrand, lastDigits, ...row }) => ({
    itemId: id,
    state: 'new',
    at: endedAt ?? createdAt,
    text: '',
    reservationId,
    facts: [
      { name: 'card', text: `${cardBrand} ${lastDigits}` },
      ...(declined ? [{ name: 'declined' as const, text: declined }] : []),
    ],
    sums: [{ name: 'expected', amount: money(row.agreed, row.currency) }],
  }))
}
