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
type Seen = (visit: Visit) => Promise<void>
/** What is seen at first, and then with the hotel's own prices and rules, up to the button that goes on. */
type FirstScreen = { readonly sees: Seen; readonly goesOn: Seen }

const twoWeeks = 14

/** What each action of a stay leads to. */
export const firstScreens = {
  'Change dates': {
    sees: ({ page }) => dates.seesCalendar(page),
    goesOn: async ({ page, hotel, guest }) => {
      await hotel.prices(guest, twoWeeks, 110)
      await dates.choose(page, await hotel.later(guest, twoWeeks))
      await seesPriceToPay(page)
    },
  },
  'Upgrade a room': {
    sees: async ({ page, hotel, guest }) => {
      const [best] = await hotel.superiorTo(guest)
      if (best) return upgrade.seesOffers(page)
      await expect(upgrade.chooser(page, 1)).toContainText('You already have our best room')
    },
    goesOn: async ({ page, hotel, guest }) => {
      const [best] = await hotel.superiorTo(guest)
      if (!best) return
      await upgrade.choose(page, 1, best)
      await seesPriceToPay(page)
      await openStandby(page)
    },
  },
  'Add a room': {
    sees: ({ page }) => newRoom.seesPage(page),
    goesOn: async ({ page, hotel, guest }) => {
      const [own = ''] = await hotel.categoriesOf(guest)
      await newRoom.fill(page, own)
      await newRoom.add(page).click()
      await seesPriceToPay(page)
    },
  },
  'Add guests': {
    sees: ({ page }) => roomGuests.seesPage(page),
    goesOn: async ({ page }) => {
      await roomGuests.adults(page, 'more').click()
      await seesPriceToPay(page)
    },
  },
  'Edit guest information': {
    sees: async ({ page, guest }) => {
      await guestInformation.seesForm(page)
      await expect(guestInformation.fieldOf(page, 1, 'Last name')).toHaveValue(guest.lastName)
    },
    goesOn: ({ page }) => expect(guestInformation.saveButton(page)).toBeEnabled(),
  },
  'Add extras': {
    sees: ({ page }) => addOns.seesMenu(page),
    goesOn: async ({ page }) => {
      await addOns.add(page, 'Minibar to your taste')
      await seesPriceToPay(page)
    },
  },
  'Make a special request': {
    sees: ({ page }) => requests.seesPage(page),
    goesOn: async ({ page }) => {
      await main(page).getByRole('button', { name: 'High floor' }).click()
      await expect(requests.textField(page)).toHaveValue(/high floor/)
      await expect(requests.sendButton(page)).toBeEnabled()
    },
  },
} as const satisfies Readonly<Record<string, FirstScreen>>

async function seesPriceToPay(page: Page): Promise<void> {
  await seesQuote(page)
  await expect(price(page)).toContainText('to pay')
  await expect(toPayment(page)).toBeEnabled()
}

/** Which rooms may go is a rule of the property: any but the main room alone, or all of them together. */
export async function seesWhatMayGo(page: Page, chosenBy: 'room' | 'reservation'): Promise<void> {
  await expect(cancelling.roomBox(page, 2)).toHaveCount(chosenBy === 'room' ? 1 : 0)
}

/** What cancelling costs, accepted: the hotel's own reasons are asked for. */
export async function acceptsWhatItCosts(page: Page, chosenBy: 'room' | 'reservation'): Promise<void> {
  if (chosenBy === 'room') await cancelling.roomBox(page, 2).check({ force: true })
  await cancelling.accept(page)
  await expect(main(page).getByRole('listitem').getByRole('button').first()).toBeEnabled()
}
