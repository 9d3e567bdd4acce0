import type { Page } from '@playwright/test'
import type { Booked, Hotel } from '../hotel/hotel.ts'
import { price } from '../paying/page.ts'
import { expect } from '../product.ts'
import { choose, openDates } from './page.ts'

export const twoWeeks = 14

/** A guest of the journey's own, with a sample's stay, before a price as {@link seesQuote} asks for one. */
export const quotedWith =
  (sampleCode: string) =>
  async (page: Page, hotel: Hotel, percent: number): Promise<Booked> => {
    const guest = await hotel.books(sampleCode)
    await seesQuote(page, hotel, guest, percent)
    return guest
  }

/** Before a quote for the same stay two weeks later, at so many per cent of today's price. */
export async function seesQuote(page: Page, hotel: Hotel, guest: Booked, percent: number): Promise<void> {
  await hotel.prices(guest, twoWeeks, percent)
  await openDates(page, guest)
  await choose(page, await hotel.later(guest, twoWeeks))
  await expect(price(page)).toContainText(/We’re holding this price/)
}

export const hasMoved = async (hotel: Hotel, guest: Booked) =>
  expect(await hotel.stayOf(guest.reservationCode)).toEqual(await hotel.later(guest, twoWeeks))
export const hasStayed = async (hotel: Hotel, guest: Booked) =>
  expect(await hotel.stayOf(guest.reservationCode)).toEqual(guest.stay)
