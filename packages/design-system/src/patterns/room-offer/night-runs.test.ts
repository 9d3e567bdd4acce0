import { expect, test } from 'vitest'
import { nightRunsOf } from './night-runs.ts'

test('nights in a row are told together, over the end of a month too', () => {
  expect(nightRunsOf(['2027-03-29', '2027-03-31', '2027-04-01', '2027-04-02', '2027-04-09'])).toEqual([
    { from: '2027-03-29', until: '2027-03-29' },
    { from: '2027-03-31', until: '2027-04-02' },
    { from: '2027-04-09', until: '2027-04-09' },
  ])
})

test('no nights are no runs', () => {
  expect(nightRunsOf([])).toEqual([])
})
