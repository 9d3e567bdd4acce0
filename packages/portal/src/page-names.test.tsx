import { cleanup, render, waitFor } from '@testing-library/react'
import { ScenesProvider } from '@veranda/design-system/scenes'
import { actionNames, money, offlineCardOf, ok } from '@veranda/domain'
import {
  aCancellationReceipt,
  aCancelQuote,
  aReceipt,
  aReservation,
  aReservationWithBalance,
  theReasons,
} from '@veranda/domain/fixtures'
import english from '@veranda/messages/lang/en-US.json'
import spanish from '@veranda/messages/lang/es-MX.json'
import italian from '@veranda/messages/lang/it-IT.json'
import laterEnglish from '@veranda/messages/lang/later/en-US.json'
import laterSpanish from '@veranda/messages/lang/later/es-MX.json'
import laterItalian from '@veranda/messages/lang/later/it-IT.json'
import { Provider } from 'jotai'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import 'fake-indexeddb/auto'
import { Wording } from './layout/wording.tsx'
import { cancellationDetailsPage } from './cancellation-details-page.ts'
import { changeFlow, standbyPath } from './change-flows.ts'
import { storeCard } from './offline/card-store.ts'
import { paths } from './paths.ts'
import { pathsElsewhere } from './paths-elsewhere.ts'
import { type Portal, PortalProvider } from './portal.ts'
import { pathOfReceipt, receiptPaths } from './receipt-paths.ts'
import { PortalRoutes } from './routes.tsx'
import { balanceDoneAtom } from './state/balance-draft.ts'
import { cancellationDraftAtom } from './state/cancellation-draft.ts'
import { changeMadeAtom } from './state/change-made.ts'
import { wordsAtom } from './state/locale.ts'
import { reservationAtom } from './state/reservation.ts'
import { namePages } from './tasks/name-pages.ts'
import { quoteCancellation } from './tasks/quote-cancellation.ts'
import { quoteChange } from './tasks/quote-change.ts'
import { startChangePayment } from './tasks/start-change-payment.ts'
import { startFlow } from './tasks/start-flow.ts'
import { aChangingGuest, aGoodQuote, upgraded } from './testing-changes.ts'
import { noon } from './testing.ts'

afterEach(cleanup)

const reservation = aReservation()
const upgrade = changeFlow('upgrade-room')
const option = changeFlow('variant-1')

/** Every page a guest can open: first those that follow on something begun on another one. */
const pages = [
  upgrade.payment,
  upgrade.done,
  paths.cancellationReason,
  cancellationDetailsPage(1),
  cancellationDetailsPage(2),
  cancellationDetailsPage(3),
  paths.cancelled,
  ...actionNames,
  paths.reservation,
  paths.forbidden,
  standbyPath,
  '/options',
  paths.callMe,
  paths.confirmationLetter,
  paths.balancePaid,
  receiptPaths.all,
  pathOfReceipt(aReceipt().number),
  receiptPaths.verify,
  pathsElsewhere.offlineCard,
  paths.confirmEmail.replace(':token', 'a-link'),
  '/nowhere',
  option.payment,
  // Last: its guest still owes something.
  paths.balance,
] as const

/** What is the same thing in another place may be called the same. */
const sameAs: Readonly<Partial<Record<(typeof pages)[number], (typeof pages)[number]>>> = {
  // The stay itself, as it was kept on the device: headed by the hotel.
  [pathsElsewhere.offlineCard]: paths.reservation,
  // Paying for a change is one page, whatever is changed.
  [option.payment]: upgrade.payment,
}

const languages = [
  ['en-US', english, () => import('@veranda/messages/lang/later/en-US.json')],
  ['es-MX', spanish, () => import('@veranda/messages/lang/later/es-MX.json')],
] as const

/**
 * At a landing the pages are opened in English; in Spanish the sentences they are headed by are compared. Read here, since
 * the package that reads the depth would stand in the manifest, which is published.
 */
const opened = process.env['TEST_DEPTH'] === 'full' ? languages : languages.slice(0, 1)

/** The headings of the pages in English, as they were seen. */
const headings = new Set<string>()

const usd = (amount: number) => money(amount, 'USD')
const theBalance = {
  quoteId: 'balance-1',
  token: 'token',
  issuedAt: new Date(noon).toISOString(),
  expiresAt: new Date(noon + 900_000).toISOString(),
  change: { parts: [], due: usd(90_000), smallest: usd(100), amount: usd(90_000), left: usd(0) },
}

/** What is so before a page is opened, where its guest is not the one of all others. */
const before = (portal: Portal): Readonly<Partial<Record<(typeof pages)[number], () => unknown>>> => ({
  // Of a stay that owes nothing there is no balance to pay.
  [paths.balance]: () =>
    portal.store.set(reservationAtom, { kind: 'ready', value: aReservationWithBalance() }),
  [option.payment]: async () => {
    await quoteChange(portal, 'variant-1', upgraded)
    startChangePayment(portal, reservation, 'variant-1')
  },
})

/**
 * With an upgrade quoted and one made, a cancellation of which everything was answered, a balance that was paid, and the
 * stay kept on the device.
 */
async function aGuestWhoHasBegun() {
  const sketch = { reservation, at: new Date(noon).toISOString() }
  const { portal, store } = aChangingGuest({
    quoteChange: () => ok(aGoodQuote()),
    listStoredCards: () => ok([]),
    getPaymentTerms: () => ok({ text: 'Terms.' }),
    getPropertyTerms: () => ok({ text: 'Terms.' }),
    getPaymentConditions: () => ok([]),
    quoteCancellation: () => ok(aCancelQuote(sketch)),
    listCancellationReasons: () => ok(theReasons),
    getCancellation: () => ok(aCancellationReceipt(sketch)),
    quoteBalance: () => ok(theBalance),
    listReceipts: () => ok([{ receipt: aReceipt(), signed: '' }]),
    listCredits: () => ok([]),
    getReceipt: () => ok({ receipt: aReceipt(), signed: '' }),
    getEmailChange: () =>
      ok({
        email: 'new@example.com',
        propertyName: reservation.property.name,
        reservationCode: reservation.reservationCode,
      }),
  })
  await quoteChange(portal, 'upgrade-room', upgraded)
  startChangePayment(portal, reservation, 'upgrade-room')
  store.set(changeMadeAtom, { purpose: 'upgrade-room', quote: JSON.stringify(aGoodQuote()), refunds: [] })
  store.set(balanceDoneAtom, { timing: 'now', amount: usd(90_000), left: usd(0) })
  const { help } = portal.variants[0].brand
  await storeCard(offlineCardOf(reservation, { brandHelp: help, readAt: new Date(noon).toISOString() }))
  startFlow(store, 'cancel', reservation)
  await quoteCancellation(portal, reservation, [1])
  const answers = { first: 'partner-member', second: 'partner-member-week', membership: 'M-1' }
  store.set(cancellationDraftAtom, (draft) => ({ ...draft, accepted: true, answers }))
  return { portal, store }
}

/** Beside browsers and builds the first page's sources take a while. */
const patience = { timeout: 60_000 }

test.each(opened)(
  'in %s each page has a title of its own, and its heading has the focus after the step to it',
  async (locale, words, later) => {
    const { portal, store } = await aGuestWhoHasBegun()
    store.set(wordsAtom, { locale, words, later })
    let go: NavigateFunction = () => undefined
    const Steps = () => {
      go = useNavigate()
      return null
    }
    render(
      <PortalProvider value={portal}>
        <Provider store={store}>
          <Wording>
            <ScenesProvider value="arriving">
              <MemoryRouter initialEntries={['/auth/login/A/b']}>
                <PortalRoutes />
                <Steps />
              </MemoryRouter>
            </ScenesProvider>
          </Wording>
        </Provider>
      </PortalProvider>,
    )
    const stop = namePages(portal)
    const titles = new Map<string, string>()
    const prepared = before(portal)
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), patience)
    for (const page of pages) {
      const path = page.startsWith('/')
        ? page
        : startFlow(store, page as (typeof actionNames)[number], reservation)
      const left = document.querySelector('h1')?.textContent
      await prepared[page]?.()
      document.title = ''
      await go(path)
      await waitFor(() => {
        const heading = document.querySelector('h1')
        expect([page, heading?.textContent]).not.toEqual([page, left])
        expect([page, document.activeElement]).toEqual([page, heading])
        // The page that was left is named once more where its last words came late.
        expect(document.title).not.toBe('')
        expect([page, titles.get(document.title)]).toEqual([page, sameAs[page]])
      }, patience)
      titles.set(document.title, page)
      if (locale === 'en-US') headings.add(document.querySelector('h1')?.textContent ?? '')
    }
    stop()
    expect([...titles.keys()].every((title) => title.endsWith(` · ${reservation.property.name}`))).toBe(true)
  },
  120_000,
)

/** A sentence as it speaks of one room. */
const ofOne = (sentence: string) =>
  sentence.replaceAll(/\{\w+, plural, one \{([^}]*)\}[^}]*\{[^}]*\}\}/g, '$1')

const others: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['Spanish', { ...spanish, ...laterSpanish }],
  ['Italian', { ...italian, ...laterItalian }],
]

test.each(others)('no two headings are the same sentence in %s', (_, translated) => {
  const sentences = Object.entries<string>({ ...english, ...laterEnglish })
  const headedBy = new Map<string, string>()
  const unknown: string[] = []
  for (const heading of headings) {
    const ids = sentences.flatMap(([id, text]) => (ofOne(text) === heading ? [id] : []))
    if (ids.length === 0) unknown.push(heading)
    for (const sentence of new Set(ids.map((id) => ofOne(translated[id] ?? '')))) {
      expect([sentence, headedBy.get(sentence)]).toEqual([sentence, undefined])
      headedBy.set(sentence, heading)
    }
  }
  // The stay's own page is headed by the hotel.
  expect(unknown).toEqual([reservation.property.name])
})
