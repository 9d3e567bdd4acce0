import type { Page } from '@playwright/test'
import { button, giveReason, accept, openCancelling } from './cancelling/page.ts'
import { chooseFiles } from './choose-files.ts'
import { choose, seesCalendar } from './dates/page.ts'
import type { Booked, Hotel } from './hotel/hotel.ts'
import { test } from './hotel/test.ts'
import { openSignedIn } from './open-signed-in.ts'
import { expect, main, pressSignIn, fillSignIn, signInForm } from './product.ts'
import { seesPage as seesGuests } from './room-guests/page.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

/** The languages an error is read in; Italian is offered by the partner, who also sells a property with every flow. */
const languages = [
  { locale: 'en-US', name: 'English', brand: 'palace', sampleCode: 'ZPCU-104A7C-AB' },
  { locale: 'es-MX', name: 'Español', brand: 'palace', sampleCode: 'ZPCU-104A7C-AB' },
  { locale: 'it-IT', name: 'Italiano', brand: 'partner-resorts', sampleCode: 'ZRMV-111D2F-AC' },
] as const
type Localized = Readonly<Record<(typeof languages)[number]['locale'], string>>

/** What docs/error-texts.md has of the error catalogue, where a guest comes to it: each text in each language. */
for (const { locale, name, brand, sampleCode } of languages)
  test.describe(`in ${name}`, { tag: `@${brand}` }, () => {
    if (locale !== 'en-US') leaveToTheFullRun('the same pages say it in English')

    async function chooseLanguage(page: Page): Promise<void> {
      if (locale !== 'en-US') await page.getByLabel('Language').selectOption(name)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    }
    const says = (page: Page, sentence: Localized) => expect(main(page)).toContainText(sentence[locale])
    async function openAt(page: Page, guest: Booked, path: string): Promise<void> {
      await openSignedIn(page, guest, path)
      await chooseLanguage(page)
    }
    /** Chooses the same stay a day later. */
    const chooseADayLater = async (page: Page, hotel: Hotel, guest: Booked) =>
      choose(page, await hotel.later(guest, 1))

    test.describe(() => {
      leaveToTheFullRun(
        'a reservation that is gone is told by the task that reads it, in the words of a story',
        [
          'portal/src/tasks/load-reservation.test.ts',
          'a reservation that cannot be read any more is told from one that never was',
        ],
        ['design-system/src/screens/not-valid/not-valid.stories.tsx', 'ReplacedByAnother'],
      )
      test('a reservation that was replaced by another one is not valid', async ({ page, hotel }) => {
        const guest = await hotel.books(sampleCode)
        await openAt(page, guest, '/my-reservation')
        await hotel.renumbers(guest)
        await page.reload()
        await says(page, {
          'en-US': 'This reservation is no longer valid',
          'es-MX': 'Esta reservación ya no es válida',
          'it-IT': 'Questa prenotazione non è più valida',
        })
        await says(page, {
          'en-US': 'It may have been replaced by another one',
          'es-MX': 'Es posible que otra la haya reemplazado',
          'it-IT': 'Potrebbe essere stata sostituita da un’altra',
        })
      })
    })

    test.describe(() => {
      leaveToTheFullRun(
        'the service names no rate, and a calendar without any is a story',
        [
          'booking-service/src/rates/asked-rates.test.ts',
          'finds no rate for a category or plan the booking has none of, in the words of its step',
        ],
        ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'NoRates'],
      )
      test('without a rate for any night there are no room rates', async ({ page, hotel }) => {
        const guest = await hotel.books(sampleCode)
        await hotel.givesOwnRatePlan(guest)
        await hotel.endsRates(guest)
        await openAt(page, guest, '/update/dates')
        await says(page, {
          'en-US': 'No room rates are available',
          'es-MX': 'No hay tarifas de habitación disponibles',
          'it-IT': 'Nessuna tariffa disponibile per le camere',
        })
      })
    })

    test.describe(() => {
      leaveToTheFullRun(
        'a selection that cannot be had says why, and the promotion’s rate is a story',
        [
          'portal/src/routes/change/use-change.test.tsx',
          'that cannot be had says why, and keeps the selection',
        ],
        ['design-system/src/screens/change-dates/change-dates.stories.tsx', 'PromotionRateNotFound'],
      )
      test('a night of which the rate ended meanwhile has none for the promotion', async ({
        page,
        hotel,
      }) => {
        const guest = await hotel.books(sampleCode)
        await hotel.givesOwnRatePlan(guest)
        await hotel.givesPromotion(guest)
        await openAt(page, guest, '/update/dates')
        await seesCalendar(page)
        await hotel.endsRates(guest, (await hotel.later(guest, 1)).arrival)
        await chooseADayLater(page, hotel, guest)
        await says(page, {
          'en-US': 'Your promotion isn’t available on these dates',
          'es-MX': 'Su promoción no tiene tarifa en estas fechas',
          'it-IT': 'La sua promozione non è prevista per queste date',
        })
      })
    })

    test.describe(() => {
      leaveToTheFullRun(
        'a price that could not be had is shown the same way, in words of its own',
        [
          'journeys/src/error-texts.journey.ts',
          'a service that fails at a price says that changes are not available',
        ],
        ['design-system/src/patterns/change-price/change-price.stories.tsx', 'NoTotal'],
      )
      test('an answer without a price is a total that could not be calculated', async ({ page, hotel }) => {
        const guest = await hotel.books(sampleCode)
        await openAt(page, guest, '/update/dates')
        await seesCalendar(page)
        await page.route('**/api/booking/quote-change', (route) => route.fulfill({ json: {} }))
        await chooseADayLater(page, hotel, guest)
        await says(page, {
          'en-US': 'We couldn’t calculate your new total',
          'es-MX': 'No pudimos calcular su nuevo total',
          'it-IT': 'Non siamo riusciti a calcolare il nuovo totale',
        })
      })
    })

    test('a service that fails at a price says that changes are not available', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      await openAt(page, guest, '/update/dates')
      await seesCalendar(page)
      await page.route('**/api/booking/quote-change', (route) => route.fulfill({ status: 500, body: '' }))
      await chooseADayLater(page, hotel, guest)
      await says(page, {
        'en-US': 'Changes aren’t available online right now',
        'es-MX': 'Por el momento no es posible hacer cambios en línea',
        'it-IT': 'Al momento non è possibile apportare modifiche online',
      })
    })

    test.describe(() => {
      leaveToTheFullRun(
        'a price that could not be had is shown the same way, in words of its own',
        [
          'journeys/src/error-texts.journey.ts',
          'a service that fails at a price says that changes are not available',
        ],
        ['design-system/src/screens/room-guests/room-guests.stories.tsx', 'QuoteFailed'],
      )
      test('a service that fails at a guest more says so of the guest request', async ({ page, hotel }) => {
        const guest = await hotel.books(sampleCode)
        await openAt(page, guest, '/room/guests')
        await seesGuests(page)
        await page.route('**/api/booking/quote-change', (route) => route.fulfill({ status: 500, body: '' }))
        await main(page).getByRole('textbox').first().press('ArrowUp')
        await says(page, {
          'en-US': 'We couldn’t complete your guest request',
          'es-MX': 'No pudimos completar su solicitud de huéspedes',
          'it-IT': 'Non siamo riusciti a completare la sua richiesta per gli ospiti',
        })
      })
    })

    test.describe(() => {
      leaveToTheFullRun(
        'the limit is the page’s before anything is sent, and the service’s',
        [
          'portal/src/routes/cancel-details/use-documents.test.tsx',
          'a file that is larger than the property accepts is not sent',
        ],
        [
          'booking-service/src/documents/send-document.test.ts',
          'five files and ten megabytes together are the limit; removing one makes room',
        ],
        ['design-system/src/patterns/document-upload/document-upload.stories.tsx', 'EveryRefusal'],
      )
      test('files that exceed the limit together are not sent', async ({ page, hotel }) => {
        const guest = await hotel.books(sampleCode)
        await openCancelling(page, guest)
        await accept(page)
        await giveReason(page, 'I found a better price')
        await expect(button(page, 'Choose files')).toBeVisible()
        await chooseLanguage(page)
        const chooseButton: Localized = {
          'en-US': 'Choose files',
          'es-MX': 'Elegir archivos',
          'it-IT': 'Carica file',
        }
        const buffer = Buffer.alloc(4_000_000)
        const files = ['one', 'two', 'three'].map((each) => ({
          name: `${each}.pdf`,
          mimeType: 'application/pdf',
          buffer,
        }))
        await chooseFiles(page, chooseButton[locale], files)
        await says(page, {
          'en-US': 'Together, your files are too large',
          'es-MX': 'Sus archivos superan el tamaño total',
          'it-IT': 'I file superano la dimensione totale',
        })
      })
    })

    test('a letter the service does not take was not sent', async ({ page, hotel }) => {
      const guest = await hotel.books(sampleCode)
      await openAt(page, guest, '/confirmation-letter')
      await page.route('**/api/booking/mail-letter/booking/*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
      )
      const send: Localized = {
        'en-US': 'Send confirmation',
        'es-MX': 'Enviar confirmación',
        'it-IT': 'Invia la conferma',
      }
      await button(page, send[locale]).click()
      await says(page, {
        'en-US': 'We couldn’t send the confirmation',
        'es-MX': 'No pudimos enviar la confirmación',
        'it-IT': 'Non siamo riusciti a inviare la conferma',
      })
    })

    test.describe(() => {
      leaveToTheFullRun(
        'the words are a story, and a wrong name is a journey of its own',
        [
          'journeys/src/refusals.journey.ts',
          'a wrong name and an unknown number read the same, and nothing typed is lost',
        ],
        ['design-system/src/screens/sign-in/sign-in.stories.tsx', 'ServiceUnavailable'],
      )
      test('a sign-in that fails is no wrong name', async ({ page, hotel }) => {
        const guest = await hotel.books(sampleCode)
        await page.goto(`${guest.origin}/auth/login`)
        await fillSignIn(page, guest)
        await page.route('**/identity', (route) => route.fulfill({ status: 500, body: '' }))
        await pressSignIn(page)
        await expect(signInForm(page).or(main(page)).first()).toBeVisible()
        await chooseLanguage(page)
        await says(page, {
          'en-US': 'We couldn’t sign you in',
          'es-MX': 'No pudimos iniciar su sesión',
          'it-IT': 'Non siamo riusciti a farla accedere',
        })
      })
    })
  })
