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

  // Addresses that guests have stored, and that letters sent long ago lead to: they stay where they are.
  test.each([
    '/',
    '/forbidden',
    '/auth',
    '/auth/login',
    '/my-reservation',
    '/cancellation/policies-and-benefits',
    '/cancellation/reason',
    '/cancellation/details',
    '/cancellation/details/1',
    '/cancellation/done',
    '/update',
    '/update/dates',
    '/update/payment',
    '/upgrade',
    '/upgrade/room',
    '/upgrade/payment',
    '/room',
    '/room/guests',
    '/room/payment',
    '/room/add',
    '/room/add/payment',
    '/services',
    '/services/payment',
    '/options/payment',
    '/guest-information',
    '/special-request',
    '/call-me',
    '/confirmation-letter',
    '/payment',
    '/payment/done',
    '/receipt',
    '/receipt/verify',
  ])('%s has its page', (path) => {
    expect(pageAt(path)).toBe('sign-in')
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
