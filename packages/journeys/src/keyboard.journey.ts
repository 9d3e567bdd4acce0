import type { Locator, Page } from '@playwright/test'
import { openSignedIn } from './open-signed-in.ts'
import { expect, hosts, main, sampleGuest, seesReservation, signInForm, test } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

type Stop = { readonly name: string; readonly isMarked: boolean; readonly isCovered: boolean }

/** What has the focus: its name, whether a focus ring is drawn, and whether something hides it. */
const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // A field's ring is drawn at its own line; without the focus it has none.
    const isRingedField = element.matches('input, select') && boxShadow !== 'none'
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const onTop = document.elementFromPoint(x, y)
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []
    const name = [element.getAttribute('aria-label'), ...labels.map((label) => label.textContent)].find(
      Boolean,
    )
    return {
      name: (name ?? element.textContent).trim(),
      isMarked: hasRing || isRingedField,
      isCovered: !onTop || !(element.contains(onTop) || labels.some((label) => label.contains(onTop))),
    }
  })

/** Tab, until the focus has gone through the page and left it; every stop on the way. */
async function walkThrough(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 90) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`The focus never left the page: ${namesOf(stops).join(', ')}`)
}

/** Shift and Tab, as many stops as there were on the way. */
async function walkBack(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = []
  while (names.length < count) {
    await page.keyboard.press('Shift+Tab')
    names.push((await focused(page))?.name ?? 'outside of the page')
  }
  return names
}

const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name)

function everyStopIsSeen(stops: readonly Stop[]): void {
  expect(stops.filter(({ name }) => name === '')).toEqual([])
  expect(namesOf(stops.filter(({ isMarked }) => !isMarked))).toEqual([])
  expect(namesOf(stops.filter(({ isCovered }) => isCovered))).toEqual([])
}

/** The named things come in this order, whatever stands between them. */
function inOrder(stops: readonly Stop[], expected: readonly RegExp[]): void {
  const places = expected.map((name) => stops.findIndex((stop) => name.test(stop.name)))
  expect(places, namesOf(stops).join(' → ')).not.toContain(-1)
  expect(places, namesOf(stops).join(' → ')).toEqual(places.toSorted((one, other) => one - other))
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}`)
}

async function signInByKeyboard(page: Page): Promise<void> {
  const guest = await sampleGuest('palace', 'Nine rooms')
  await page.goto(`${hosts.palace}/auth/login`)
  await tabTo(page, signInForm(page).getByLabel('Reservation number'))
  await page.keyboard.type(guest.reservationCode)
  await page.keyboard.press('Tab')
  await page.keyboard.type(guest.firstName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(guest.lastName)
  await page.keyboard.press('Enter')
  await seesReservation(page)
}

/** Where the focus is when a page begins, as after loading it. */
const fromTheTop = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 0)
    // The next Tab starts from what had the focus last, which is the page's heading otherwise.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const)
  test.describe(() => {
    if (device !== 'a phone')
      leaveToTheFullRun('the order of the focus is the order of the page at every width')
    test(`on ${device}, Tab goes through sign-in in the order one reads, seen at every stop`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${hosts.palace}/auth/login`)
      await expect(page.getByRole('contentinfo').getByLabel('Appearance')).toBeVisible()
      // What came as HTML has been taken over: only then is it known whether the call centre is open.
      await expect(page.getByText(/^(Open|Closed) now/)).toBeVisible()
      const there = await walkThrough(page)
      everyStopIsSeen(there)
      inOrder(there, [
        /^Skip to content/,
        /^Palace/,
        /^Language/,
        /^Reservation number/,
        /^First name/,
        /^Last name/,
        /^Sign in/,
        /^Can’t sign in/,
        /^Call|^\+/,
        /^Website/,
        /^Appearance/,
      ])
      expect(await walkBack(page, there.length)).toEqual(namesOf(there).toReversed())
    })

    test(`on ${device}, Tab goes through the reservation and nothing holds or hides the focus`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openSignedIn(page, await sampleGuest('palace', 'Nine rooms'))
      await expect(page.getByRole('contentinfo').getByLabel('Appearance')).toBeVisible()
      // What came as HTML has been taken over: only then is it known whether the call centre is open.
      await expect(page.getByText(/^(Open|Closed) now/)).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Compare options' })).toBeVisible()
      await fromTheTop(page)
      const there = await walkThrough(page)
      everyStopIsSeen(there)
      inOrder(there, [
        /^Skip to content/,
        /^Palace/,
        /^Language/,
        /^Henrik/,
        /^Manage/,
        /^Change dates/,
        /^Call \+/,
        /^Website/,
        /^Appearance/,
      ])
      expect(await walkBack(page, there.length)).toEqual(namesOf(there).toReversed())
    })
  })

test('the arrows change the view, open a room, hand over the calendar file; Escape closes the account menu, whose last item signs out', async ({
  page,
}) => {
  await signInByKeyboard(page)
  const information = page.getByRole('tab', { name: 'Details' })
  await tabTo(page, page.getByRole('tab', { name: 'Manage' }))
  await page.keyboard.press('ArrowRight')
  await expect(information).toBeFocused()
  await expect(information).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Your rooms' })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Add to calendar' }))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  const events = page.getByRole('status').filter({ hasText: 'Your calendar file is ready' })
  await expect(events).toBeVisible()
  await tabTo(page, events.getByRole('button', { name: 'Dismiss' }))
  await page.keyboard.press('Enter')
  await expect(events).toBeHidden()

  const room = page.getByRole('article').nth(1).locator('summary').first()
  await fromTheTop(page)
  await tabTo(page, room)
  const details = page.getByRole('article').nth(1).locator('details').first()
  const wasOpen = await details.evaluate((element: HTMLDetailsElement) => element.open)
  await page.keyboard.press('Enter')
  await expect(details).toHaveJSProperty('open', !wasOpen)
  await expect(room).toBeFocused()

  const account = page.getByRole('button', { name: /^Henrik/ })
  await fromTheTop(page)
  await tabTo(page, account)
  await page.keyboard.press('ArrowDown')
  const signOut = page.getByRole('menuitem', { name: 'Sign out' })
  await expect(signOut).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signOut).toBeHidden()
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(signOut).toBeVisible()
  await page.keyboard.press('End')
  await expect(signOut).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(signInForm(page)).toBeVisible()
})

test('a screen reader finds one heading of the page, its landmarks, and a name for everything', async ({
  page,
}) => {
  await openSignedIn(page, await sampleGuest('palace', 'Nine rooms'))
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(page.getByRole('heading', { name: 'Your rooms' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Palace Cancún'])
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveAccessibleName('About Palace')
  await expect(page.getByRole('tablist')).toHaveAccessibleName('Reservation views')
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Details')
  const tree = await page.locator('body').ariaSnapshot()
  const roles = 'button|link|textbox|combobox|tab|tabpanel|article|navigation|heading|img|menuitem'
  expect(tree.split('\n').filter((line) => new RegExp(`^\\s*- (${roles})(:| \\[|$)`).test(line))).toEqual([])
  // Every page has a title of its own, and one comes to its heading.
  await page.getByRole('tab', { name: 'Manage' }).click()
  await page
    .getByRole('link', { name: /^Change dates/ })
    .first()
    .click()
  await expect(page).toHaveTitle('Change your dates · Palace Cancún')
  await expect(page.getByRole('heading', { level: 1, name: 'Change your dates' })).toBeFocused()
})
