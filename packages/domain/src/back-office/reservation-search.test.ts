import { describe, expect, test } from 'vitest'
import { foldedName, markedLetters, plainLetters, reservationSearchIn } from './reservation-search.ts'

const understood = (typed: string, isMonthFirst = true) => reservationSearchIn(typed, { isMonthFirst })

describe('one box understands', () => {
  test.each([
    [' zpcu-104a7c-ab ', { by: 'number', text: 'ZPCU-104A7C-AB' }],
    ['ZPCU-104A7C-AB/2', { by: 'number', text: 'ZPCU-104A7C-AB' }],
    ['zpcu-104', { by: 'number', text: 'ZPCU-104' }],
    ['100234', { by: 'number', text: '100234' }],
    ['Ana@Example.com', { by: 'email', text: 'ana@example.com' }],
    ['ana@', { by: 'email', text: 'ana@' }],
    ['2027-03-14', { by: 'arrival', date: '2027-03-14' }],
    ['3/14/2027', { by: 'arrival', date: '2027-03-14' }],
    ['Núñez,  Peña', { by: 'name', text: 'nunez pena' }],
    ['Hartwell', { by: 'name', text: 'hartwell' }],
    ['Anne-Marie', { by: 'name', text: 'anne-marie' }],
    ['O’Brien', { by: 'name', text: 'o’brien' }],
    ['李小', { by: 'name', text: '李小' }],
  ])('%s', (typed, search) => {
    expect(understood(typed)).toEqual(search)
  })

  test('a date as its reader writes it', () => {
    expect(understood('03/04/2027', true)).toEqual({ by: 'arrival', date: '2027-03-04' })
    expect(understood('03/04/2027', false)).toEqual({ by: 'arrival', date: '2027-04-03' })
    expect(understood('4.3.2027', false)).toEqual({ by: 'arrival', date: '2027-03-04' })
  })

  test.each(['', ' ', 'a', ','])('nothing in “%s”', (typed) => {
    expect(understood(typed)).toBeUndefined()
  })
})

test('every letter with a mark has one without, and folding twice is folding once', () => {
  expect(markedLetters).toHaveLength(plainLetters.length)
  expect(foldedName(markedLetters.toUpperCase())).toMatch(/^[a-z]+$/)
  expect(foldedName(foldedName('Şebnem ÇELİK'))).toBe(foldedName('Şebnem ÇELİK'))
})
