import { instantOf, type PlainDate } from '@veranda/domain'
import type { Database } from '@veranda/booking-service'
import { outbox } from '@veranda/booking-service/tables'
import type { SampleGroup } from './sample-group.ts'

/** The letter about the cancelled room of a sample, refused for good by the guest’s mail server an hour later. */
export async function writeBouncedLetters(
  tx: Database,
  { stories }: SampleGroup,
  today: PlainDate,
): Promise<void> {
  const orderedAt = new Date(instantOf(today, '07:30', 'America/Jamaica'))
  const letters = stories
    .filter((story) => story.letter === 'bounced')
    .map(({ code }) => ({
      id: `bounced-${code}`,
      kind: 'cancelled' as const,
      locale: 'en-US',
      payload: {},
      messageId: `bounced-${code}`,
      reservationCode: code,
      createdAt: orderedAt,
      availableAt: orderedAt,
      doneAt: new Date(orderedAt.getTime() + 3_600_000),
      outcome: 'bounced' as const,
    }))
  if (letters.length > 0) await tx.insert(outbox).values(letters).onConflictDoNothing()
}
