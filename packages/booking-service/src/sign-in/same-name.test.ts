import { nameFits } from '@veranda/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOneOf } from './same-name.ts'

const holders = [
  { firstName: 'María José', lastName: 'Núñez Ibáñez' },
  { firstName: 'Willem', lastName: '’t Hart' },
  { firstName: 'Anne-Marie', lastName: 'de la Cruz' },
]

describe('the main guest of any room signs in', () => {
  test.each([
    ['María', 'Núñez'],
    ['María', 'Núñez Ibáñez'],
    ['María José', 'Núñez'],
    ['jose', 'IBANEZ'],
    ['Willem', "'t Hart"],
    ['Anne', 'Cruz'],
  ])('%s %s', (firstName, lastName) => expect(isOneOf({ firstName, lastName }, holders)).toBe(true))

  test.each([
    ['with the surname of another room', 'María', 'Cruz'],
    ['with names exchanged', 'Núñez', 'María'],
    ['without a surname', 'María', ''],
    ['with signs alone', '-', '’'],
    ['with a list of surnames', 'María', 'Núñez Robles'],
  ])('and is refused with %s', (_, firstName, lastName) =>
    expect(isOneOf({ firstName, lastName }, holders)).toBe(false),
  )

  test('and nobody signs in to a reservation without a main guest', () => {
    expect(isOneOf({ firstName: '', lastName: '' }, [])).toBe(false)
  })

  test('the result equals the plain rule, whatever is typed', () => {
    const word = fc.constantFrom(
      'Ana',
      'Eva',
      'José',
      'de',
      'la',
      'O’Brien',
      'O',
      'Brien',
      '’t',
      'J.',
      'Núñez',
    )
    const name = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
    const full = fc.record({ firstName: name, lastName: name })
    fc.assert(
      fc.property(full, fc.array(full, { maxLength: 9 }), (typed, stored) => {
        const fit = stored.some(
          ({ firstName, lastName }) =>
            nameFits(typed.firstName, firstName) && nameFits(typed.lastName, lastName),
        )
        expect(isOneOf(typed, stored)).toBe(fit)
      }),
    )
  })
})
