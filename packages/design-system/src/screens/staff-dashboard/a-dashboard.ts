import { type Dashboard, inboxKinds, money, type PlainDate } from '@veranda/domain'

/** A dashboard as an administrator sees it, for stories. */
export const aDashboard = (over: Partial<Dashboard> = {}): Dashboard => ({
  at: '2027-03-14T17:20:00Z',
  arrivals: [
    hotel(1, 'Costa Esmeralda Beach Resort', 12, 7),
    hotel(2, 'Marina Cancún', 0, 3),
    hotel(3, 'Costa Real Spa Resort Los Cabos', 128, 96),
  ],
  waiting: inboxKinds.map((kind, index) => ({
    kind,
    count: [4, 2, 0, 1, 3, 0, 1, 0, 0, 100][index] ?? 0,
    isMore: kind === 'bounced-letter',
  })),
  confirmed: [
    confirmed('ZPCU-104A7C-AB', 'Amelia Hartwell', '2027-04-02'),
    confirmed('ZPCU-104A7D-QX', 'José María Fernández de la Vega y Ruiz', '2027-05-19'),
    confirmed('ZPCU-104A7E-ZZ', '', '2027-06-01'),
  ],
  cancellations: [
    { code: 'weather', reason: 'Severe weather', count: 9 },
    { code: 'plans', reason: 'My plans have changed', count: 4 },
    { code: '', reason: '', count: 1 },
  ],
  money: {
    payments: [
      {
        paymentId: 'a',
        reservationCode: 'ZPCU-104A7C-AB',
        hotel: 'Costa Esmeralda Beach Resort',
        at: '2027-03-14T16:02:00Z',
        amount: money(82_500, 'USD'),
        card: { scheme: 'visa', lastDigits: '1111' },
      },
      {
        paymentId: 'b',
        reservationCode: 'ZPCU-104A7D-QX',
        hotel: 'Marina Cancún',
        at: '2027-03-13T22:40:00Z',
        amount: money(1_840_000, 'MXN'),
      },
    ],
    days: [
      day('2027-03-02', 412_000, 0),
      day('2027-03-05', 82_500, 120_000),
      day('2027-03-06', 233_000, 0),
      day('2027-03-10', 640_000, 44_000),
      day('2027-03-14', 82_500, 0),
      {
        day: '2027-03-13',
        currency: 'MXN',
        received: money(1_840_000, 'MXN'),
        paidBack: money(0, 'MXN'),
      },
    ],
  },
  ...over,
})

const hotel = (propertyId: number, name: string, arrivingToday: number, arrivingTomorrow: number) => ({
  propertyId,
  hotel: name,
  timeZone: 'America/Cancun',
  today: '2027-03-14' as const,
  tomorrow: '2027-03-15' as const,
  arrivingToday,
  arrivingTomorrow,
})

const confirmed = (
  reservationCode: string,
  guestName: string,
  arrival: '2027-04-02' | '2027-05-19' | '2027-06-01',
) => ({
  reservationCode,
  guestName,
  hotel: 'Costa Esmeralda Beach Resort',
  arrival,
  at: '2027-03-14T15:04:00Z',
})

const day = (on: PlainDate, received: number, paidBack: number) => ({
  day: on,
  currency: 'USD' as const,
  received: money(received, 'USD'),
  paidBack: money(paidBack, 'USD'),
})
