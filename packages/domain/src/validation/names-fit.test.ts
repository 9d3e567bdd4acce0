import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameFits } from './names-fit.ts'

describe('one part of a main guest’s name is enough', () => {
  test.each([
    ['María', 'María José'],
    ['José', 'María José'],
    ['jose maria', 'María José'],
    ['Núñez', 'Núñez Ibáñez'],
    ['IBANEZ', 'Núñez Ibáñez'],
    ['Cruz', 'de la Cruz'],
    ['De La Cruz', 'de la Cruz'],
    ['Anne', 'Anne-Marie'],
    ['O Brien', 'O’Brien'],
    ['Mac Donald', 'MacDonald'],
    ['Hart', '’t Hart'],
    ["'t Hart", '’t Hart'],
    ['’s-Gravesande', "'s-Gravesande"],
    ['Gravesande', '’s-Gravesande'],
    ['Do', 'Do'],
    ['王', '王'],
    ['J', 'J.'],
    ['John', 'John R.'],
  ])('%s is %s', (typed, stored) => expect(nameFits(typed, stored)).toBe(true))

  test.each([
    ['a name more than there is', 'María Ana', 'María José'],
    ['a list of guesses', 'Ana Eva María José Juan', 'María'],
    ['a small word between names', 'de', 'de la Cruz'],
    ['an initial', 'R', 'John R.'],
    ['the beginning of a name', 'Mar', 'María José'],
    ['nothing', '', ''],
    ['nothing but signs', '’-’', '--'],
    ['a surname of somebody else', 'Robles', 'Núñez Ibáñez'],
  ])('%s is not enough', (_, typed, stored) => expect(nameFits(typed, stored)).toBe(false))

  const name = fc.stringMatching(/^[b-df-hj-np-tv-z]{3,8}$/)
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 5 })

  test('any parts in any order fit; with another name among them they do not', () => {
    fc.assert(
      fc.property(names, name, fc.nat(), (stored, other, seed) => {
        const some = stored.filter((_, index) => (seed >> index) % 2 === 0).reverse()
        fc.pre(some.length > 0 && !stored.includes(other))
        expect(nameFits(some.join(' '), stored.join(' '))).toBe(true)
        expect(nameFits([...some, other].join('-'), stored.join(' '))).toBe(
          stored.join('') === [...some, other].join(''),
        )
      }),
    )
  })
})
