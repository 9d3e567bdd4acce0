import {
  type BankTransfer,
  bankTransferDue,
  type BankTransferOverview,
  money,
  type NoBankTransfer,
  paymentMethodsAt,
  type PlainDate,
  refused,
  ok,
  type Reservation,
  type Result,
  today,
} from '@veranda/domain'
import { desc, eq, sql } from 'drizzle-orm'
import { type CollectingSociety, collectingSociety } from '../catalogue/collecting-society.ts'
import { awaitedBankTransfer } from '../payments/awaited-bank-transfer.ts'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { bankArrival, bankTransfer, type BankTransferRow } from '../schema/bank-transfer.ts'
import { bankTransferRules } from './bank-transfer-rules.ts'

/** Who collects, and by when. */
type Possible = { readonly society: CollectingSociety; readonly dueBy: PlainDate }

/** Whether a bank transfer may be announced for a reservation now. */
export async function possibleBankTransfer(
  database: Database,
  brands: Brands,
  { bookingId, brand, property, currency, stay, pricing }: Reservation,
  now: Date,
): Promise<Result<Possible, NoBankTransfer>> {
  if (await awaitedBankTransfer(database, bookingId)) return refused('awaited')
  if (!paymentMethodsAt(brands.get(brand), property).includes('bank-transfer')) return refused('not-taken')
  const society = await collectingSociety(database, property.propertyId)
  if (society?.currency !== currency) return refused('not-taken')
  const rules = await bankTransferRules(database, property.propertyId)
  const day = today(property.timeZone, now.toISOString())
  const dueBy = bankTransferDue({ stay, balanceDue: pricing.balanceDue }, rules, day)
  return dueBy ? ok({ society, dueBy }) : refused('too-late')
}

/** The latest bank transfer of a reservation, and whether one may be announced. */
export async function bankTransferOverview(
  database: Database,
  brands: Brands,
  reservation: Reservation,
  now: Date,
): Promise<BankTransferOverview> {
  const [row] = await database
    .select()
    .from(bankTransfer)
    .where(eq(bankTransfer.reservationId, reservation.bookingId))
    .orderBy(desc(bankTransfer.announcedAt))
    .limit(1)
  const possible = await possibleBankTransfer(database, brands, reservation, now)
  return {
    ...(row && { transfer: await toBankTransfer(database, row) }),
    offer: possible.ok
      ? {
          kind: 'open',
          holder: possible.value.society.account.holder,
          bankName: possible.value.society.account.bankName,
          dueBy: possible.value.dueBy,
        }
      : { kind: 'closed', reason: possible.refusal },
  }
}

async function toBankTransfer(database: Database, row: BankTransferRow): Promise<BankTransfer> {
  const { reference, state, amount, currency, dueBy, account, announcedAt } = row
  const [arrived] = await database
    .select({ amount: sql<string | null>`sum(${bankArrival.amount})` })
    .from(bankArrival)
    .where(sql`${bankArrival.bankTransferId} = ${row.id} and ${bankArrival.state} = 'applied'`)
  const received = arrived?.amount ?? null
  return {
    reference,
    state,
    amount: money(amount, currency),
    dueBy,
    to: account,
    announcedAt: announcedAt.toISOString(),
    ...(received === null ? {} : { received: money(Number(received), currency) }),
  }
}
