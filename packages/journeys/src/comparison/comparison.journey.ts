import type { Page } from '@playwright/test'
import type { Booked, Hotel } from '../hotel/hotel.ts'
import { test } from '../hotel/test.ts'
import * as cards from '../paying/cards.ts'
import { pay, price, seesCardFieldInTheBrandsLook, toPayment } from '../paying/page.ts'
import { expect, main, signInAgain } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'
import {
  chooseOption,
  minibar,
  panel,
  payLater,
  seesDone,
  seesPrices,
  takeDatesAlong,
  takeMinibar,
  twoWeeks,
  upgrade,
  option,
} from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const all = [1, 2, 3] as const

/** The comparison as the guest of one property's sample stay uses it. */
onEachProperty('comparing options', ({ sampleCode }) => {
  /** A guest of the journey's own before three ways: other dates, the best room, a minibar. */
  async function threeOptions(page: Page, hotel: Hotel) {
    const guest = await hotel.books(sampleCode)
    const [best = ''] = await hotel.superiorTo(guest)
    const before = await outcomeFor(hotel, guest)
    await takeDatesAlong(page, hotel, guest)
    await upgrade(page, 2, best)
    await takeMinibar(page, 3)
    await seesPrices(page, all)
    const hasStayed = async () => expect(await outcomeFor(hotel, guest)).toEqual(before)
    const upgraded = { ...before, categories: [best, ...before.categories.slice(1)] }
    const hasUpgraded = async () => expect(await outcomeFor(hotel, guest)).toEqual(upgraded)
    return { guest, best, before, hasStayed, hasUpgraded }
  }

  test('three ways compared, the middle one paid: it alone is made, the others are gone', async ({
    page,
    hotel,
  }) => {
    const { guest, best, hasUpgraded } = await threeOptions(page, hotel)
    await expect(option(page, 2)).toContainText(best)
    await expect(option(page, 3)).toContainText(minibar)
    await chooseOption(page, 2)
    await toPayment(page).click()
    await seesCardFieldInTheBrandsLook(page)
    await pay(page, cards.pays)
    await seesDone(page, 'Your new room is confirmed')
    await hasUpgraded()
    await page.reload()
    await seesDone(page, 'Your new room is confirmed')
    await page.goto(`${guest.origin}/options`)
    await expect(option(page, 1)).toContainText('Make a change above')
    await expect(option(page, 2)).toHaveCount(0)
  })

  test.describe(() => {
    leaveToTheFullRun(
      'the service makes several changes as one, and any way is confirmed by the same panel',
      [
        'journeys/src/comparison/comparison.journey.ts',
        'three ways compared, the middle one paid: it alone is made, the others are gone',
      ],
      [
        'booking-service/src/changes/combined.test.ts',
        'several changes at once have the same result as one by one, in any order',
      ],
      ['portal/src/tasks/change-tasks.test.ts', 'one way of several forgets the others, and no other flow'],
      ['design-system/src/patterns/change-price/change-price.stories.tsx', 'EverythingAtOnce'],
    )
    test('one way of everything is one change: dates, room and add-on at once', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      const [best = ''] = await hotel.superiorTo(guest)
      const before = await outcomeFor(hotel, guest)
      await takeDatesAlong(page, hotel, guest)
      await upgrade(page, 1, best)
      await takeMinibar(page, 1)
      await seesPrices(page, [1])
      await chooseOption(page, 1)
      for (const announcement of [best, minibar]) await expect(price(page)).toContainText(announcement)
      await payLater(page)
      await price(page).getByRole('button', { name: 'Confirm all changes' }).click()
      await expect(page).toHaveURL(/\/options\/done$/)
      expect(await outcomeFor(hotel, guest)).toEqual({
        stay: await hotel.later(guest, twoWeeks),
        categories: [best, ...before.categories.slice(1)],
        addOns: [...before.addOns, minibar],
      })
    })
  })

  test.describe(() => {
    leaveToTheFullRun('any change is paid for by one page, as upgrading shows')
    test('the bank says no: nothing changed, every way is still there, and another card pays', async ({
      page,
      hotel,
    }) => {
      const { hasStayed, hasUpgraded } = await threeOptions(page, hotel)
      await chooseOption(page, 2)
      await toPayment(page).click()
      await pay(page, cards.insufficientFunds)
      await expect(main(page)).toContainText('This card can’t cover the amount')
      await hasStayed()
      await page.goBack()
      await seesPrices(page, all)
      await chooseOption(page, 2)
      await toPayment(page).click()
      await pay(page, cards.alsoPays)
      await seesDone(page, 'Your new room is confirmed')
      await hasUpgraded()
    })
  })

  test.describe(() => {
    leaveToTheFullRun('an option that is sold out is a story, and the confirming call decides')
    test('sold out in between for one way: its column says so, another one is made', async ({
      page,
      hotel,
    }) => {
      const { guest, best, before, hasStayed } = await threeOptions(page, hotel)
      await hotel.leaves(guest, best, 0)
      await chooseOption(page, 2)
      await payLater(page)
      await price(page).getByRole('button', { name: 'Confirm new room' }).click()
      await expect(price(page)).toContainText(`Room 1, ${best} is no longer available`)
      await hasStayed()
      await panel(page).getByRole('button', { name: 'Close' }).click()
      await expect(option(page, 2).getByRole('alert')).toContainText(
        'Another guest has just booked this room',
      )
      await seesPrices(page, [1, 3])
      await chooseOption(page, 3)
      await payLater(page)
      await price(page).getByRole('button', { name: 'Confirm extras' }).click()
      await seesDone(page, 'Your extras are booked')
      expect(await outcomeFor(hotel, guest)).toEqual({ ...before, addOns: [...before.addOns, minibar] })
    })
  })

  test.describe(() => {
    leaveToTheFullRun(
      'what is chosen is kept by one mechanism, as upgrading shows',
      [
        'journeys/src/paying/journeys.ts',
        'reload, Back and the end of a session keep what was chosen; what is done is not offered again',
      ],
      ['portal/src/tasks/change-tasks.test.ts', 'selection and quote survive a reload'],
    )
    test('reload, Back and the end of a session keep every way', async ({ page, hotel }) => {
      const { guest, best, hasStayed } = await threeOptions(page, hotel)
      await main(page).getByRole('link', { name: 'Back to your reservation' }).click()
      await main(page).getByRole('link', { name: 'Compare options' }).click()
      await expect(page).toHaveURL(/\/options$/)
      await seesPrices(page, all)
      await page.reload()
      await seesPrices(page, all)
      await page.goBack()
      await page.goForward()
      await seesPrices(page, all)
      await hotel.endsSessions(guest)
      await page.reload()
      await signInAgain(page, guest)
      await expect(page).toHaveURL(/\/options$/)
      await seesPrices(page, all)
      await expect(option(page, 2)).toContainText(best)
      await expect(option(page, 3)).toContainText(minibar)
      await hasStayed()
    })
  })
})

/** What a guest has: when, in which rooms, with which add-ons. */
const outcomeFor = async (hotel: Hotel, guest: Booked) => ({
  stay: await hotel.stayOf(guest.reservationCode),
  categories: await hotel.categoriesOf(guest),
  addOns: (await hotel.servicesOf(guest)).map(({ name }) => name),
})
