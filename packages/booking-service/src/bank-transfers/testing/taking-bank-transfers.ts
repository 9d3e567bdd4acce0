import {
  announceBankTransfer,
  applyBankArrival,
  type CallInput,
  type Client,
  createClient,
  getReservation,
  matchBankArrival,
  quoteBalance,
  recordBankArrival,
} from '@veranda/contract'
import { sql } from 'drizzle-orm'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import type { Database } from '../../platform/db/database.ts'
import { bank, society } from '../../schema/society.ts'
import { aStaffToken } from '../../testing/a-service.ts'

type Entry = CallInput<typeof recordBankArrival>['body']

/** A company that collects in dollars for every property, all of which are paid by bank transfer too. */
export async function takeBankTransfers(db: Database): Promise<void> {
  await db.insert(bank).values([
    { id: 1, code: 'EJEMPLO', name: 'Banco Ejemplo', countryCode: 'MX', bic: 'EXMPMXM0' },
    { id: 2, code: 'SAMPLE', name: 'Sample Bank', countryCode: 'GB', bic: 'EXMPGBL0' },
  ])
  await db.insert(society).values([
    {
      id: 1,
      code: 'MX',
      legalName: 'Hotelera de Muestra, S.A. de C.V.',
      taxId: 'XAXX010101000',
      countryCode: 'MX',
      currency: 'USD',
      bankId: 1,
      accountHolder: 'Hotelera de Muestra',
      accountNumber: '999999000000012346',
    },
    {
      id: 2,
      code: 'GB',
      legalName: 'Sample Hotels Ltd',
      taxId: 'GB000000000',
      countryCode: 'GB',
      currency: 'GBP',
      bankId: 2,
      accountHolder: 'Sample Hotels',
      iban: 'GB26EXMP99999900012345',
    },
  ])
  await db.execute(sql`update property set payment_flow = 'payments-wire', society_id = 1`)
}

/** The staff, as the console calls the service. */
export const staffOf = (app: {
  readonly fetch: (request: Request) => Response | Promise<Response>
}): Client =>
  createClient({
    baseUrl: 'http://admin.localhost:4000/api',
    bearer: async () => aStaffToken(['admin']),
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  })

const once = () => ({ key: crypto.randomUUID() })

/** What the staff do with money that arrives. */
export function cashier(staff: Client) {
  let entries = 0
  const record = (over: Partial<Entry> & Pick<Entry, 'amount'>) =>
    staff.call(recordBankArrival, {
      body: {
        societyCode: 'MX',
        bankEntryId: `entry-${crypto.randomUUID()}-${++entries}`,
        currencyCode: 'USD',
        bookingDate: '2027-03-02',
        text: '',
        ...over,
      },
      guard: once(),
    })
  const match = (
    arrivalId: string,
    body: { readonly reference?: string; readonly reservationCode?: string },
  ) => staff.call(matchBankArrival, { params: { arrivalId }, body, guard: once() })
  const apply = (arrivalId: string, body: { readonly excess?: 'credit' | 'refund' } = {}) =>
    staff.call(applyBankArrival, { params: { arrivalId }, body, guard: once() })
  /** Money with a reference, recorded and matched. */
  const matched = async (reference: string, amount: number) => {
    const { arrivalId } = valueOf(await record({ amount, text: `SPEI ${reference} gracias` }))
    return valueOf(await match(arrivalId, { reference }))
  }
  return { record, match, apply, matched }
}

type Selection = CallInput<typeof quoteBalance>['body']
type Guest = { readonly client: Client; readonly reservationCode: string }

/** Announces a transfer as the page does: quoted first, with the terms accepted. */
export async function announcing(
  { client, reservationCode }: Guest,
  selection: Selection = {},
  over: Partial<CallInput<typeof announceBankTransfer>['body']> = {},
) {
  const read = valueOf(await client.call(getReservation, { params: { codeReservation: reservationCode } }))
  const quote = await client.call(quoteBalance, { body: selection })
  if (!quote.ok) return quote
  const { quoteId, token: quoteToken } = quote.value
  return client.call(announceBankTransfer, {
    params: { bookingId: String(read.bookingId) },
    body: { quoteId, quoteToken, acceptedTerms: true, ...over },
    guard: { ...once(), version: read.version },
  })
}
