import type { Page } from '@playwright/test'
import { openAgain as startCancelling } from '../cancelling/page.ts'
import { test } from '../hotel/test.ts'
import { price } from '../paying/page.ts'
import {
  type SampleBrand,
  expect,
  follow,
  hosts,
  main,
  seesReservation,
  signIn,
  signInForm,
  signOut,
} from '../product.ts'
import { onEveryBrand } from '../run/on-each-property.ts'
import { seesPrices } from '../comparison/page.ts'
import { firstScreens, seesWhatCancellingCosts } from './first-screens.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

type Look = { readonly name: string; readonly other: RegExp; readonly languages: readonly string[] }

const looks: Record<SampleBrand, Look> = {
  palace: { name: 'Palace', other: /Moon|Le Blanc|Bellariva/, languages: ['English', 'Español'] },
  moon: { name: 'Moon', other: /Palace|Le Blanc|Bellariva/, languages: ['English', 'Español'] },
  leblanc: { name: 'Le Blanc', other: /Moon|Bellariva/, languages: ['English', 'Español'] },
  'partner-resorts': {
    name: 'Bellariva Resorts',
    other: /Palace|Moon|Le Blanc/,
    languages: ['English', 'Italiano'],
  },
  'partner-city': {
    name: 'Bellariva City',
    other: /Palace|Moon|Le Blanc/,
    languages: ['English', 'Italiano'],
  },
}

/** Over the pages of a flow to the reservation, by the browser's own button. */
async function goBack(page: Page): Promise<void> {
  for (let pages = 0; pages < 3 && !page.url().endsWith('/my-reservation'); pages++) await page.goBack()
  await seesReservation(page)
}

onEveryBrand('every flow', ({ name: property, brand, sampleCode, cancels, sellsAddOns }) => {
  if (property === 'the Maldives')
    leaveToTheFullRun('its brand is the resorts partner’s, and its rules are tested in the service')
  if (brand === 'palace') leaveToTheFullRun('each of its flows is played whole')
  const { name, other, languages } = looks[brand]
  const isOfBrandAlone = async (page: Page) =>
    expect(await page.locator('body').innerText(), page.url()).not.toMatch(other)

  test('a guest signs in, reads the stay, starts each flow and signs out', async ({ page, hotel }) => {
    const guest = await hotel.books(sampleCode)
    while ((await hotel.roomsOf(guest)).length < 2) await hotel.addsRoom(guest)
    await page.goto(`${guest.origin}/auth/login`)
    await expect(page.getByLabel('Language').getByRole('option')).toHaveText(languages)
    await isOfBrandAlone(page)
    await signIn(page, guest)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(main(page)).toContainText(guest.reservationCode)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /\+/ }).first()).toBeVisible()
    await isOfBrandAlone(page)

    // Nothing is offered but what can be started.
    const screens = Object.entries(firstScreens).filter(([action]) => sellsAddOns || action !== 'Add extras')
    const offered = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Manage your stay' }) })
    await expect(offered.getByRole('listitem').getByRole('link')).toHaveCount(screens.length + 1)
    for (const [action, seesFirstScreen] of screens)
      await test.step(action, async () => {
        await follow(page, new RegExp(`^${action}`))
        await seesFirstScreen({ page, hotel, guest })
        await isOfBrandAlone(page)
        await goBack(page)
      })
    await test.step('Compare options', async () => {
      await follow(page, /^Change dates/)
      await price(page).getByRole('button', { name: 'Compare options' }).click()
      await seesPrices(page, [1])
      const addOns = page.getByRole('button', { name: /^Change extras/ })
      if (sellsAddOns) await expect(addOns.first()).toBeVisible()
      else await expect(addOns).toHaveCount(0)
      await isOfBrandAlone(page)
      await goBack(page)
    })
    await test.step('Cancel', async () => {
      await seesReservation(page)
      await startCancelling(page)
      await seesWhatCancellingCosts(page, cancels)
      await isOfBrandAlone(page)
      await goBack(page)
    })

    await seesReservation(page)
    await signOut(page)
    await expect(signInForm(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await page.goto(`${hosts[brand]}/my-reservation`)
    await expect(page).toHaveURL(/\/auth\/login/)
  })
})
