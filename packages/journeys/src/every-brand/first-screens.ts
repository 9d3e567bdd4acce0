import type { Page } from '@playwright/test'
import * as newRoom from '../add-room/page.ts'
import * as cancelling from '../cancelling/page.ts'
import * as dates from '../dates/page.ts'
import * as guestInformation from '../guest-information/page.ts'
import type { Booked, Hotel } from '../hotel/hotel.ts'
import { price, seesQuote, toPayment } from '../paying/page.ts'
import { expect, main } from '../product.ts'
import * as requests from '../requests/page.ts'
import * as roomGuests from '../room-guests/page.ts'
import * as addOns from '../services/page.ts'
import { openStandby } from '../standby/page.ts'
import * as upgrade from '../upgrade/page.ts'

type Visit = { readonly page: Page; readonly hotel: Hotel; readonly guest: Booked }
type FirstScreen = (visit: Visit) => Promise<void>

const twoWeeks = 14

/** What each action of a stay leads to: seen with the hotel's own prices and rules, up to the button that goes on. */
export const firstScreens = {
  'Change dates': async ({ page, hotel, guest }) => {
    await dates.seesCalendar(page)
    await hotel.prices(guest, twoWeeks, 110)
    await dates.choose(page, await hotel.later(guest, twoWeeks))
    await seesPriceToPay(page)
  },
  'Upgrade a room': async ({ page, hotel, guest }) => {
    const [best] = await hotel.superiorTo(guest)
    if (!best) return expect(upgrade.chooser(page, 1)).toContainText('You already have our best room')
    await upgrade.seesOffers(page)
    await upgrade.choose(page, 1, best)
    await seesPriceToPay(page)
    await openStandby(page)
  },
  'Add a room': async ({ page, hotel, guest }) => {
    await newRoom.seesPage(page)
    const [own = ''] = await hotel.categoriesOf(guest)
    await newRoom.fill(page, own)
    await newRoom.add(page).click()
    await seesPriceToPay(page)
  },
  'Add guests': async ({ page }) => {
    await roomGuests.seesPage(page)
    await roomGuests.adults(page, 'more').click()
    await seesPriceToPay(page)
  },
  'Edit guest information': async ({ page, guest }) => {
    await guestInformation.seesForm(page)
    await expect(guestInformation.fieldOf(page, 1, 'Last name')).toHaveValue(guest.lastName)
    await expect(guestInformation.saveButton(page)).toBeEnabled()
  },
  'Add extras': async ({ page }) => {
    await addOns.seesMenu(page)
    await addOns.add(page, 'Minibar to your taste')
    await seesPriceToPay(page)
  },
  'Make a special request': async ({ page }) => {
    await requests.seesPage(page)
    await main(page).getByRole('button', { name: 'High floor' }).click()
    await expect(requests.textField(page)).toHaveValue(/high floor/)
    await expect(requests.sendButton(page)).toBeEnabled()
  },
} as const satisfies Readonly<Record<string, FirstScreen>>

async function seesPriceToPay(page: Page): Promise<void> {
  await seesQuote(page)
  await expect(price(page)).toContainText('to pay')
  await expect(toPayment(page)).toBeEnabled()
}

/** Which rooms may go is a rule of the property: any but the main room alone, or all of them together. */
export async function seesWhatCancellingCosts(page: Page, chosenBy: 'room' | 'reservation'): Promise<void> {
  await expect(page.locator('[data-ready=cancel-policies]')).toBeVisible()
  if (chosenBy === 'reservation') await expect(cancelling.roomBox(page, 1)).toHaveCount(0)
  else await cancelling.roomBox(page, 2).check({ force: true })
  await cancelling.accept(page)
  await expect(main(page).getByRole('listitem').getByRole('button').first()).toBeEnabled()
}
