import { type InboxDetails, money } from '@veranda/domain'

/** A special request as the inbox shows it, for stories. */
export const anInboxItem = (over: Partial<InboxDetails> = {}): InboxDetails => ({
  kind: 'request',
  itemId: '17',
  state: 'new',
  at: '2027-03-01T15:04:00Z',
  reservationCode: 'ZPCU-104A7C-AB',
  guestName: 'Amelia Hartwell',
  hotel: 'Costa Esmeralda Beach Resort',
  arrival: '2027-03-14',
  text: 'A quiet room away from the lifts, and a cot for our daughter.',
  version: 0,
  facts: [{ name: 'rooms', text: '1' }],
  sums: [],
  documents: [],
  questions: [],
  history: [
    { at: '2027-03-01T15:04:00Z', kind: 'request-sent', by: 'guest' },
    { at: '2027-01-10T18:20:00Z', kind: 'booked', by: 'guest' },
  ],
  timeZone: 'America/Cancun',
  ...over,
})

export const aReview = (over: Partial<InboxDetails> = {}): InboxDetails =>
  anInboxItem({
    kind: 'review',
    itemId: '0b9f3a52-5f0e-4f6a-9d2c-1f5f3b1f7a10',
    text: 'The doctor advises against flying.',
    facts: [
      { name: 'rooms', text: '1, 2' },
      { name: 'reason', text: 'Health reasons' },
    ],
    sums: [
      { name: 'penalty', amount: money(102_400, 'USD') },
      { name: 'refund', amount: money(144_210, 'USD') },
    ],
    documents: [{ documentId: 'a', name: 'doctors-letter.pdf', size: 48_200 }],
    ...over,
  })
