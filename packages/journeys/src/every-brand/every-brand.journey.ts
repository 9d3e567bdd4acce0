import type { Page } from '@playwright/test'
import { openAgain as startCancelling } from '../cancelling/page.ts'
import type { Booked, Hotel } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { price } from '../paying/page.ts'
import {
  type SampleBrand,
  expect,
  fillSignIn,
  follow,
  hosts,
  main,
  pressSignIn,
  seesReservation,
  signInForm,
  signOut,
} from '../product.ts'
import { onEveryBrand } from '../run/on-each-property.ts'
import { option, seesPrices } from '../comparison/page.ts'
import { acceptsWhatItCosts, firstScreens, seesWhatMayGo } from './first-screens.ts'
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
  const screens = Object.entries(firstScreens).filter(([action]) => sellsAddOns || action !== 'Add extras')

  async function books(hotel: Hotel): Promise<Booked> {
    const guest = await hotel.books(sampleCode)
    while ((await hotel.roomsOf(guest)).length < 2) await hotel.addsRoom(guest)
    return guest
  }

  test('a guest signs in, reads the stay, starts each flow and signs out', async ({ page, hotel }) => {
    const guest = await books(hotel)
    await page.goto(`${guest.origin}/auth/login`)
    await expect(page.getByLabel('Language').getByRole('option')).toHaveText(languages)
    await isOfBrandAlone(page)
    await fillSignIn(page, guest)
    await pressSignIn(page)
    await seesReservation(page)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(main(page)).toContainText(guest.reservationCode)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /\+/ }).first()).toBeVisible()
    await isOfBrandAlone(page)

    // Nothing is offered but what can be started.
    const offered = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Manage your stay' }) })
    await expect(offered.getByRole('listitem').getByRole('link')).toHaveCount(screens.length + 1)
    for (const [action, { sees }] of screens)
      await test.step(action, async () => {
        await follow(page, new RegExp(`^${action}`))
        await sees({ page, hotel, guest })
        await isOfBrandAlone(page)
        await goBack(page)
      })
    await test.step('Compare options', async () => {
      await follow(page, /^Compare options/)
      await expect(option(page, 1)).toContainText('Make a change above')
      const addOns = page.getByRole('button', { name: /^Change extras/ })
      if (sellsAddOns) await expect(addOns.first()).toBeVisible()
      else await expect(addOns).toHaveCount(0)
      await isOfBrandAlone(page)
      await goBack(page)
    })
    await test.step('Cancel', async () => {
      await startCancelling(page)
      await seesWhatMayGo(page, cancels)
      await isOfBrandAlone(page)
      await goBack(page)
    })

    await signOut(page)
    await expect(signInForm(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await page.goto(`${hosts[brand]}/my-reservation`)
    await expect(page).toHaveURL(/\/auth\/login/)
  })

  test.describe(() => {
    leaveToTheFullRun(
      'what a flow costs at a property is calculated by the service, and each flow is played whole on one',
      [
        'booking-service/src/changes/same-number.test.ts',
        'calendar, quote, confirmation, reservation, ledger and letter show the same price, add-ons and transfer included',
      ],
      [
        'journeys/src/dates/outcomes.ts',
        'more expensive: a declined card says why, another one pays, and the new stay is the reservation from then on',
      ],
      [
        'journeys/src/cancelling/cancelling.journey.ts',
        'one room of several, never the main room alone, then all that is left',
      ],
    )
    test('each flow goes on to what it costs, up to the button that pays or sends', async ({
      page,
      hotel,
    }) => {
      const guest = await books(hotel)
      await openSignedIn(page, guest)
      for (const [action, { sees, goesOn }] of screens)
        await test.step(action, async () => {
          await follow(page, new RegExp(`^${action}`))
          await sees({ page, hotel, guest })
          await goesOn({ page, hotel, guest })
          await isOfBrandAlone(page)
          if (action === 'Change dates') {
            await price(page).getByRole('button', { name: 'Compare options' }).click()
            await seesPrices(page, [1])
            await isOfBrandAlone(page)
          }
          await goBack(page)
        })
      await startCancelling(page)
      await acceptsWhatItCosts(page, cancels)
      await isOfBrandAlone(page)
    })
  })
})
