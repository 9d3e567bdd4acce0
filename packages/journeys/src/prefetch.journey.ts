import type { Locator, Page } from '@playwright/test'
import { openSignedIn } from './open-signed-in.ts'
import { expect, main, sampleGuest, seesReservation, test } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

/**
 * The calls that a page makes of the service, each with what it asks for. Not the one for the page's own cookie: it
 * follows every sign-in once the page is quiet, however long that takes.
 */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/session/view')
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`)
  })
  return calls
}

/** A finger comes down on a link, and does not go up yet. */
async function touch(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.mouse.down()
}

const flows = [
  { path: '/upgrade/room', call: '/room-category/' },
  { path: '/services', call: '/aditionalservices' },
  { path: '/special-request', call: '/room-comment/' },
  { path: '/guest-information', call: '/country-lang/' },
] as const

test('a reservation is whole, and ready for the next press, after fifteen requests', async ({ page }) => {
  const guest = await sampleGuest('palace', 'A flexible stay')
  await openSignedIn(page, guest)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await seesReservation(page)
  await page.waitForLoadState('networkidle')
  // On a machine with other work the service may not have drawn the stay in time: the page then reads it by itself.
  const isOfDrawing = (path: string) => /\/(?:reservation-details\/.*|profile)$/.test(path)
  const others = asked.filter((path) => !isOfDrawing(path))
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(15)
  // What most guests go on to is among them: new days, and the terms of cancelling.
  expect(asked).toEqual(
    expect.arrayContaining([
      expect.stringContaining('/calendar/rates'),
      expect.stringContaining('/roomsfindpolicy'),
    ]),
  )
})

test.describe(() => {
  leaveToTheFullRun(
    'what each page reads is a table of the portal, and one touched link is played',
    ['portal/src/prefetch-on-intent.test.ts', 'a touched link to %s asks for what its page reads, by %s'],
    [
      'portal/src/prefetch-on-intent.test.ts',
      'what a page reads is asked for when its link is touched, and the page asks no second time',
    ],
    ['journeys/src/prefetch.journey.ts', 'a touch that is not followed asks, and changes nothing'],
  )
  test('what a page reads is asked for while its link is still pressed, and only once', async ({ page }) => {
    const guest = await sampleGuest('palace', 'A flexible stay')
    await openSignedIn(page, guest)
    await page.waitForLoadState('networkidle')
    for (const { path, call } of flows) {
      await test.step(path, async () => {
        const calls = callsOf(page)
        const about = () => calls.filter((one) => one.includes(call))
        await touch(page, main(page).locator(`a[href="${path}"]`).first())
        await expect.poll(about).not.toEqual([])
        expect(new URL(page.url()).pathname).toBe('/my-reservation')
        await page.mouse.up()
        await page.waitForURL(`**${path}`)
        await page.waitForLoadState('networkidle')
        expect(about()).toEqual([...new Set(about())])
        page.removeAllListeners('request')
        await page.goBack()
        await seesReservation(page)
      })
    }
  })
})

test('a touch that is not followed asks, and changes nothing', async ({ page }) => {
  const guest = await sampleGuest('palace', 'A flexible stay')
  await openSignedIn(page, guest)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => localStorage.getItem('veranda.view'))
  const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  const [before, calls] = [await stored(), callsOf(page)]
  await touch(page, main(page).locator('a[href="/upgrade/room"]').first())
  await expect.poll(() => calls).not.toEqual([])
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await page.waitForLoadState('networkidle')
  expect(calls.map((one) => one.split(' ')[0])).toEqual(['GET'])
  expect(await stored()).toBe(before)
  await expect(page).toHaveURL(/\/my-reservation$/)
})
