import { changeStay, listAddOnOffers, startPayment } from '@veranda/contract'
import type { PlainDate, AddOnSelection, StayQuote } from '@veranda/domain'
import type { createApp } from '../../app.ts'
import { aChangingGuest, valueOf } from '../../changes/testing/a-changing-guest.ts'
import type { TestProperty, PropertyGuest } from '../../changes/testing/a-test-property.ts'
import { clientOf, type TestService } from '../../testing/a-service.ts'
import { tokeniseCard } from '@veranda/dev-payment-provider'
import { offerOf, type OfferName } from './the-offers.ts'

export type Report = {
  readonly service: TestService
  readonly app: ReturnType<typeof createApp>
  readonly hotel: TestProperty
}

/** A guest who takes add-ons and gives them back, over the real client. */
export function aGuestOfServices({ service, app, hotel }: Report, who: PropertyGuest) {
  const client = clientOf(app, who)
  const changing = aChangingGuest(client, who)
  const take = (name: OfferName, day?: PlainDate, quantity = 1, roomNumber = 1): AddOnSelection => ({
    kind: 'add',
    roomNumber,
    offerId: offerOf(hotel, name),
    quantity,
    ...(day === undefined ? {} : { day }),
  })
  const ask = (...services: readonly AddOnSelection[]) => changing.ask('add-services', { services })
  const quoted = async (...services: readonly AddOnSelection[]) => valueOf(await ask(...services))
  const pay = async ({ quoteId, token: quoteToken }: StayQuote, number = '4111111111111111') => {
    const typed = { number, expiry: '12/31', securityCode: '123' }
    const card = await tokeniseCard(service.store.db, typed, service.clock.now())
    const method = { kind: 'card' as const, token: 'token' in card ? card.token : '' }
    return valueOf(
      await client.call(startPayment, {
        body: { quoteId, quoteToken, method },
        guard: { key: crypto.randomUUID() },
      }),
    )
  }
  /** Confirms a quote whose difference is already paid. */
  const confirmPaid = async (quote: StayQuote, paymentId: string, key: string = crypto.randomUUID()) => {
    const { bookingId, version } = await changing.reservation()
    const { quoteId, token: quoteToken } = quote
    return client.call(changeStay, {
      params: { bookingId: String(bookingId) },
      body: { quoteId, quoteToken, timing: 'now', acceptedTerms: true, paymentId },
      guard: { key, version },
    })
  }
  const takeAndPay = async (...services: readonly AddOnSelection[]) => {
    const quote = await quoted(...services)
    const { paymentId } = await pay(quote)
    return valueOf(await confirmPaid(quote, paymentId))
  }
  const services = async (roomNumber = 1) => {
    const { rooms } = await changing.reservation()
    return rooms.find((room) => room.roomNumber === roomNumber)?.services ?? []
  }
  const menu = async () => {
    const { bookingId } = await changing.reservation()
    return valueOf(await client.call(listAddOnOffers, { body: { bookingId } }))
  }
  return { ...changing, take, ask, quoted, pay, confirmPaid, takeAndPay, services, menu }
}

/** A selection that gives one add-on back. */
export const giveBack = (addOnId: number): AddOnSelection => ({ kind: 'remove', addOnId })
