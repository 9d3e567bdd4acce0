import { addDays, instantOf, type PlainDate } from '@veranda/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@veranda/booking-service'
import { automaticCharge, history, reservation } from '@veranda/booking-service/tables'
import { placeIn, type SampleGroup } from './sample-group.ts'
import type { Story } from './stories/story.ts'

/** A card is asked on the day the balance is due, and twice more, two days apart. */
const triesAfterDays = [0, 2, 4] as const
const goodUntil = '2031-12'

/** Gives the samples whose balance is charged automatically what they agreed to, and what became of it. */
export async function writeSampleAutomaticCharges(tx: Database, group: SampleGroup): Promise<void> {
  for (const story of group.stories)
    if (story.automaticCharge) await writeCharge(tx, group, story, story.automaticCharge)
}

async function writeCharge(
  tx: Database,
  group: SampleGroup,
  { code, property }: Story,
  state: NonNullable<Story['automaticCharge']>,
): Promise<void> {
  const { timeZone } = placeIn(group, property).row
  const [booked] = await tx
    .select()
    .from(reservation)
    .where(and(eq(reservation.code, code), inArray(reservation.version, [0, 1])))
  const terms = booked?.paymentTerms
  if (!booked || terms?.kind !== 'before-arrival') return
  const { id: reservationId, currency, createdAt } = booked
  if ((await tx.$count(automaticCharge, eq(automaticCharge.reservationId, reservationId))) > 0) return
  const morningOf = (day: PlainDate) => new Date(instantOf(day, '09:00', timeZone))
  const { rows } = (await tx.execute(sql`select sum(amount)::int as due from ledger_entry
    where reservation_id = ${reservationId} and account = 'guest-folio'`)) as {
    readonly rows: readonly { readonly due: number }[]
  }
  const cardId = `kept-${code.toLowerCase()}`
  const conduct = state === 'given-up' ? 'insufficient-funds' : 'pays'
  await tx.execute(
    sql`update provider_card set conduct = ${conduct}, good_until = ${goodUntil} where token = ${cardId}`,
  )
  const agreedAt = new Date(createdAt.getTime() + 24 * 3_600_000)
  const asked = triesAfterDays.map((days) => morningOf(addDays(terms.by, days)))
  const became =
    state === 'given-up'
      ? {
          state,
          tries: asked.length,
          declined: 'insufficient-funds' as const,
          endedAt: asked.at(-1) ?? agreedAt,
        }
      : { state, dueAt: morningOf(terms.by) }
  await tx.insert(automaticCharge).values({
    reservationId,
    cardId,
    cardBrand: 'visa',
    lastDigits: '1111',
    cardExpires: goodUntil,
    agreed: rows[0]?.due ?? 0,
    currency,
    terms: { version: 'sample', language: 'en-US' },
    locale: 'en-US',
    createdAt: agreedAt,
    ...became,
  })
  const events = [
    { at: agreedAt, kind: 'charge-agreed' as const, by: 'guest' as const },
    ...(state === 'given-up'
      ? asked.map((at) => ({ at, kind: 'charge-declined' as const, by: 'hotel' as const }))
      : []),
  ]
  await tx.insert(history).values(events.map((event) => ({ ...event, reservationId })))
}
