import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toPlainDate } from '../dates/index.ts'
import { permissionsOf } from '../staff/index.ts'
import { longestReport, periodRefusal } from './report.ts'
import { groupsOf, hasAmounts, measuresOf, reportNames, reportsFor } from './reports.ts'

test.each([
  ['2027-01-01', '2027-12-31', undefined],
  ['2028-01-01', '2028-12-31', undefined],
  ['2027-03-01', '2027-03-01', undefined],
  ['2027-03-02', '2027-03-01', 'period-upside-down'],
  ['2027-01-01', '2028-01-02', 'span-too-long'],
  ['2027-02-30', '2027-03-01', 'period-not-valid'],
  ['', '2027-03-01', 'period-not-valid'],
])('a report from %s to %s is refused with %s', (from, to, refusal) => {
  expect(periodRefusal(from, to)).toBe(refusal)
})

test('any period up to a leap year is taken, and none beyond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 1_000 }), (start, days) => {
      const from = toPlainDate(start)
      expect(periodRefusal(from, addDays(from, days)) === undefined).toBe(days < longestReport)
    }),
  )
})

test.each(reportNames)('%s draws one of its measures, and is grouped by time and place', (name) => {
  expect(measuresOf(name).length).toBeGreaterThan(1)
  expect(groupsOf(name)).toEqual(expect.arrayContaining(['month', 'property', 'brand']))
  expect(hasAmounts(name)).toBe(measuresOf(name).some(({ kind }) => kind === 'money'))
})

test('an agent opens every report but those of money', () => {
  expect(reportsFor(permissionsOf(['admin']))).toEqual(reportNames)
  expect(reportsFor(permissionsOf(['agent']))).toEqual(
    reportNames.filter((name) => name !== 'payments' && name !== 'balances'),
  )
})
