import { ok } from '@veranda/domain'
import { aRateCalendar, aReservation, aRoom } from '@veranda/domain/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from './paths.ts'
import { daysOf } from './server-state/choices.ts'
import { readNow } from './server-state/reading.ts'
import { reservationAtom } from './state/reservation.ts'
import { aChangingGuest } from './testing-changes.ts'
import { prefetchFirstActions, prefetchOnIntent } from './prefetch-on-intent.ts'

/** On a slow phone the answer waits that long for the code of its page. */
const codeTakes = 5_000

let stop = () => undefined as void

/** A page with a link, which is touched. */
function touch(href: string) {
  const guest = aChangingGuest({ getRateCalendar: () => ok(aRateCalendar()) })
  stop = prefetchOnIntent(guest.portal)
  document.body.innerHTML = `<a href="${href}"><span>Leads somewhere</span></a>`
  document.querySelector('span')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  return guest
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  stop()
  document.body.innerHTML = ''
})

test('what a page reads is asked for when its link is touched, and the page asks no second time', async () => {
  const { portal, reservation, calls } = touch(paths.changeDates)
  await vi.waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['getRateCalendar']))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + codeTakes })
  await readNow(portal, daysOf(portal, reservation))
  expect(calls).toHaveLength(1)
})

test.each([
  [paths.roomUpgrade, 'listSuperiorCategories'],
  [paths.addServices, 'listAddOnOffers'],
  [paths.specialRequest, 'listSpecialRequests'],
  [paths.guestInformation, 'listCountries'],
  [paths.cancellationPolicies, 'getCancellationTerms'],
])('a touched link to %s asks for what its page reads, by %s', async (path, call) => {
  const { calls } = touch(path)
  await vi.waitFor(() => expect([...new Set(calls.map(({ name }) => name))]).toEqual([call]))
})

test('a link to another site, or to a page that reads nothing, asks for nothing', async () => {
  const elsewhere = touch(`https://example.com${paths.changeDates}`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(elsewhere.calls).toEqual([])
  stop()
  const unread = touch(paths.callMe)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(unread.calls).toEqual([])
})

test('new days and the terms of cancelling are asked for once a stay is read, before anything is touched', async () => {
  const { portal, calls } = aChangingGuest()
  void prefetchFirstActions(portal)
  await vi.waitFor(() =>
    expect(calls.map(({ name }) => name)).toEqual(['getRateCalendar', 'getCancellationTerms']),
  )
})

test('nothing is asked for ahead where the stay cannot be changed, or the guest saves data', async () => {
  const cancelled = aChangingGuest()
  const stay = aReservation({ rooms: [aRoom({ status: 'cancelled' })] })
  cancelled.store.set(reservationAtom, { kind: 'ready', value: stay })
  await prefetchFirstActions(cancelled.portal)
  expect(cancelled.calls).toEqual([])
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const saving = aChangingGuest()
  await prefetchFirstActions(saving.portal)
  vi.unstubAllGlobals()
  expect(saving.calls).toEqual([])
})
