import { addDays, instantOf, type PlainDate } from '@veranda/domain'
import type { Database } from '@veranda/booking-service'
import { customerType, helpTicket } from '@veranda/booking-service/tables'
import { asc } from 'drizzle-orm'
import type { SampleGroup } from './sample-group.ts'

const timeZone = 'America/New_York'

/** A request to be called, made this morning by a guest who is not signed in. */
export async function writeSampleTickets(
  tx: Database,
  { brands }: SampleGroup,
  today: PlainDate,
): Promise<void> {
  const [brand] = brands
  const [type] = await tx.select().from(customerType).orderBy(asc(customerType.position)).limit(1)
  if (!brand || !type) return
  await tx
    .insert(helpTicket)
    .values({
      number: 'H-100200',
      brand: brand.id,
      reservationCode: '',
      askedBy: 'sample',
      name: 'Rosalind Okafor',
      email: 'rosalind.okafor@example.com',
      telephone: '13055550173',
      countryCode: 'US',
      customerTypeId: type.id,
      notes: 'We would like to bring a third child. Which of your rooms take five people?',
      at: new Date(instantOf(today, '08:15', timeZone)),
      contactFrom: new Date(instantOf(today, '09:00', timeZone)),
      contactUntil: new Date(instantOf(addDays(today, 1), '18:00', timeZone)),
      timeZone,
      locale: 'en-US',
      hasLetter: false,
    })
    .onConflictDoNothing({ target: helpTicket.number })
}
