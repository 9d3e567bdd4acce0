import { type ListedReservation, money, type StaffReservation } from '@veranda/domain'
import { aReservationWithBalance } from '@veranda/domain/fixtures'

/** A reservation as an administrator sees it, for stories. */
export const aStaffReservation = (over: Partial<StaffReservation> = {}): StaffReservation => ({
  reservation: aReservationWithBalance(),
  timeZone: 'America/Cancun',
  addresses: ['guest@example.com', 'travel.companion@example.com'],
  notes: [
    {
      noteId: 2,
      at: '2027-03-01T14:40:00Z',
      by: 'Bruno Salas',
      text: 'Called about the transfer.\nArrives on AM 442 and will send the time.',
    },
    { noteId: 1, at: '2027-01-11T09:05:00Z', by: 'Ada Moreno', text: 'Returning guest.' },
  ],
  confirmations: [{ email: 'guest@example.com', state: 'sent', orderedAt: '2027-02-10T18:20:00Z' }],
  letters: [
    { kind: 'confirmation', at: '2027-02-10T18:20:00Z', state: 'sent' },
    { kind: 'sign-in-link', at: '2027-02-01T08:00:00Z', state: 'bounced' },
    { kind: 'something-newer', at: '2027-01-10T18:20:00Z', state: 'unknown' },
  ],
  waiting: [{ kind: 'request', itemId: '17', at: '2027-03-01T12:00:00Z' }],
  money: {
    ledger: [
      {
        at: '2026-11-02T17:20:00Z',
        movement: 'sold',
        roomNumber: 1,
        amount: money(247_500, 'USD'),
        balance: money(247_500, 'USD'),
      },
      {
        at: '2026-11-02T17:20:00Z',
        movement: 'paid',
        amount: money(82_500, 'USD'),
        balance: money(165_000, 'USD'),
      },
    ],
    payments: [
      {
        paymentId: 'a',
        at: '2026-11-02T17:20:00Z',
        state: 'captured',
        amount: money(82_500, 'USD'),
        card: { scheme: 'visa', lastDigits: '1111' },
      },
    ],
    refunds: [{ refundId: 'r', at: '2026-12-01T10:00:00Z', state: 'by-hand', amount: money(4_400, 'USD') }],
    receipts: [
      {
        number: 'R-2026-000417',
        kind: 'change-payment',
        at: '2026-11-02T17:20:00Z',
        amount: money(82_500, 'USD'),
      },
    ],
  },
  audit: [
    { at: '2027-03-01T14:40:00Z', action: 'note-recorded', by: 'staff', name: 'Bruno Salas' },
    { at: '2027-02-10T18:20:00Z', action: 'confirmation-letter-ordered', by: 'guest' },
    { at: '2027-01-10T18:20:00Z', action: 'something-newer', by: 'job', name: 'sweep' },
  ],
  ...over,
})

export const aListedReservation = (over: Partial<ListedReservation> = {}): ListedReservation => ({
  reservationCode: 'ZPCU-104A7C-AB',
  guestName: 'Amelia Hartwell',
  hotel: 'Costa Esmeralda Beach Resort',
  arrival: '2027-03-14',
  departure: '2027-03-19',
  rooms: 1,
  status: 'confirmed',
  balance: money(0, 'USD'),
  ...over,
})
