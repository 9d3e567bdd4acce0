import { expect, test } from 'vitest'
import { type HelpForm, helpFormRefusals, telephoneOf } from './index.ts'

const form: HelpForm = {
  name: 'Amelia Hartwell',
  customerTypeId: '1',
  reservationCode: 'ZPCU-104A7C-AB',
  countryCode: 'MX',
  phone: '+52 998 555 0142',
  notes: '',
  isAccepted: true,
}

test('a form with all that is needed passes, with or without a reservation', () => {
  expect(helpFormRefusals(form)).toEqual({})
  expect(
    helpFormRefusals({ ...form, reservationCode: '', notes: 'After the children sleep\nplease' }),
  ).toEqual({})
})

test.each<[string, Partial<HelpForm>, object]>([
  ['a name', { name: ' ' }, { name: { rule: 'required' } }],
  ['a name and no address', { name: 'Call evil.example now' }, { name: { rule: 'name' } }],
  ['who asks', { customerTypeId: '' }, { customerTypeId: { rule: 'required' } }],
  [
    'a reservation number of the shape there is',
    { reservationCode: 'ZPCU-104A7C-ABCD' },
    { reservationCode: { rule: 'confirmation-number' } },
  ],
  ['a country', { countryCode: '' }, { countryCode: { rule: 'required' } }],
  ['a telephone number', { phone: '' }, { phone: { rule: 'required' } }],
  [
    'one that is long enough',
    { phone: '555 0142' },
    { phone: { rule: 'too-short', required: 10, current: 8 } },
  ],
  ['one that is a number', { phone: 'call me maybe' }, { phone: { rule: 'phone-signs' } }],
  ['agreement', { isAccepted: false }, { isAccepted: { rule: 'required' } }],
  [
    'notes that fit',
    { notes: 'a'.repeat(501) },
    { notes: { rule: 'too-long', required: 500, current: 501 } },
  ],
])('it needs %s', (_, over, refusals) => expect(helpFormRefusals({ ...form, ...over })).toEqual(refusals))

test('a number is dialled with its country’s code', () => {
  expect(telephoneOf('+52 998 555 0142', '1')).toBe('529985550142')
  expect(telephoneOf('(998) 555-0142', '52')).toBe('529985550142')
})
