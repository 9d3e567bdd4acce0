import { describe, expect, test } from 'vitest'
import { changeFlow } from './change-flows.ts'
import { paths } from './paths.ts'
import { pageAt } from './prerender.tsx'
import { receiptPaths } from './receipt-paths.ts'

describe('the page that is sent at an address is the one that the table of routes shows there', () => {
  test.each([
    ['/auth/login/ZPCU-104A7C-AB/0d5f', 'one-time-link'],
    ['/auth/login/ZPCU-104A7C-AB/opened', 'one-time-link'],
    ['/auth/login/ZPCU-104A7C-AB/0d5f/', 'one-time-link'],
    ['/auth/login/ZPCU-104A7C-AB/handoff', 'sign-in'],
    ['/nowhere', 'not-found'],
    ['/room/attic', 'not-found'],
    ['/update/payment/now', 'not-found'],
    ['/auth/login/ZPCU-104A7C-AB/0d5f/more', 'not-found'],
    ['/index.html', 'not-found'],
    ['/%', 'not-found'],
    ['/cancellation/details/2', 'sign-in'],
    ['/receipt/17', 'sign-in'],
    ['/update', 'sign-in'],
  ])('%s: %s', (path, page) => {
    expect(pageAt(path)).toBe(page)
  })

  test('every address that the portal leads to has a page', () => {
    const { oneTimeLink: _, ...others } = paths
    const known = [
      ...Object.values(others),
      ...Object.values(receiptPaths),
      ...Object.values(changeFlow('change-dates')),
      ...Object.values(changeFlow('variant-1')),
    ]
    expect(known.filter((path) => pageAt(path.replaceAll(/:\w+/g, 'A-1')) !== 'sign-in')).toEqual([])
  })
})
