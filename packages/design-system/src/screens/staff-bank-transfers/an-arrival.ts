import { type ArrivalCandidate, type ArrivalDetails, type BankArrival, money } from '@veranda/domain'

/** Money on an account of the hotel's, for stories. */
export const anArrival = (over: Partial<BankArrival> = {}): BankArrival => ({
  arrivalId: 'a',
  state: 'unmatched',
  societyCode: 'MX',
  bankEntryId: '2027-03-02/118',
  amount: money(95_000, 'USD'),
  bookedOn: '2027-03-02',
  text: 'SPEI HARTWELL gracias',
  recordedAt: '2027-03-02T15:00:00Z',
  problem: 'no-reference',
  ...over,
})

export const aCandidate = (over: Partial<ArrivalCandidate> = {}): ArrivalCandidate => ({
  reservationCode: 'ZPCU-104A7C-AB',
  guestName: 'Amelia Hartwell',
  hotel: 'Costa Esmeralda Beach Resort',
  arrival: '2027-03-14',
  reference: 'RF18000000100042',
  announced: money(90_000, 'USD'),
  balance: money(90_000, 'USD'),
  reasons: ['name'],
  outcomes: [
    { excess: 'refund', applied: money(90_000, 'USD'), refunded: money(5_000, 'USD'), left: money(0, 'USD') },
  ],
  ...over,
})

export const details = (over: Partial<ArrivalDetails> = {}): ArrivalDetails => ({
  arrival: anArrival(),
  candidates: [aCandidate()],
  version: 0,
  ...over,
})
