import { expect, test } from 'vitest'
import { isCardTaken } from './card-type.ts'

const types = [
  { code: 'visa', name: 'Visa', isActive: true },
  { code: 'mc', name: 'Mastercard', isActive: false },
  { code: 'amex', name: 'American Express', isActive: false },
]

test.each([
  ['of a kind that is switched on', 'visa', true],
  ['of a kind that is switched off', 'amex', false],
  ['of a kind that is switched off, as another provider spells it', 'mastercard', false],
  ['of a kind nobody has listed', 'jcb', true],
  ['whose kind is not known', '', true],
])('a card %s', (_, scheme, taken) => expect(isCardTaken(scheme, types)).toBe(taken))
