import { type StayChange, type Money, money } from '@veranda/domain'
import { aStayChange, aReservation, fixtureNow } from '@veranda/domain/fixtures'
import { CardForm } from '../../patterns/payment/card-form.tsx'
import type { ChangeBill } from './change-payment.ts'

/** A bill whose figures follow from the rules, over what differs. */
export function aBill(over: Partial<ChangeBill> = {}): ChangeBill {
  const change = over.change ?? aStayChange()
  return {
    reservation: aReservation(),
    quoteId: '0198c0de-0000-7000-8000-000000000001',
    change,
    amount: toPayIn(change),
    expiresAt: '2027-03-01T15:12:00Z',
    clock: () => fixtureNow,
    methods: ['card'],
    storedCards: [],
    cardTypes: ['Visa', 'Mastercard', 'American Express'],
    cardField: <CardForm />,
    terms: {
      payment:
        'We charge the amount shown to your card in the hotel’s currency once your change is confirmed.\n\nYour bank may add its own fees.',
      property: 'Check-in starts at 3:00 PM and check-out is by 12:00 noon.',
      conditions: ['You can change or cancel this rate until the date shown in your reservation.'],
      links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
    },
    ...over,
  }
}

export const twoStoredCards = [
  { cardId: 'one', scheme: 'visa', lastDigits: '1111' },
  { cardId: 'two', scheme: 'mc', lastDigits: '5454' },
]

const toPayIn = ({ settlement, newTotal }: StayChange): Money =>
  settlement.kind === 'to-pay' ? settlement.amount : money(0, newTotal.currency)
