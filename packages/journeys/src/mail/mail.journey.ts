import type { Page } from '@playwright/test'
import { firstPort } from '../hotel/ports.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { expect, main, test as base } from '../product.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { guestAt, startOwnService } from '../run/own-service.ts'
import { attached, linesOfCalendar, textOfPdf } from './attachments.ts'
import { mailServer } from './mail-server.ts'

type WithMail = Pick<Awaited<ReturnType<typeof mailServer>>, 'mailboxOf'> & { readonly port: number }

/** A test on the built product where letters leave over SMTP for mailboxes that are read like anybody’s. */
const test = base.extend<object, { readonly portOfMail: number; readonly service: WithMail }>({
  portOfMail: [firstPort + 30, { scope: 'worker', option: true }],
  service: [
    async ({ portOfMail: port }, work) => {
      const mail = await mailServer()
      const service = await startOwnService(port, { SMTP_URL: mail.url, MAIL_FROM: 'no-reply@example.com' })
      await work({ port, ...mail })
      await service.stop()
      await mail.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

leaveToTheFullRun('three mailboxes are read over SMTP, field by field, in the tests of the service')

test('the confirmation letter comes to three mailboxes with a PDF and a calendar file that say what the page says', async ({
  page,
  service: { port, mailboxOf },
}) => {
  const guest = await guestAt(port, 'ZPCU-330C1E-DA')
  const asked = page.waitForResponse(
    (answer) => answer.url().includes('/reservation-details/') && answer.status() === 200,
  )
  await openSignedIn(page, guest, '/confirmation-letter')
  const { bookingInformation: stay } = (await (await asked).json()) as { readonly bookingInformation: Stay }
  const own = main(page).getByRole('list', { name: 'Recipients' }).getByRole('listitem')
  const others = ['ana@example.org', 'luis@example.org']
  await main(page)
    .getByRole('textbox', { name: 'E-mail addresses' })
    .fill(`${others.join(', ')},`)
  await expect(own).toHaveCount(3)
  const shown = await factsOf(page)
  expect(shown.length).toBeGreaterThan(10)
  await main(page).getByRole('button', { name: 'Send 3 confirmations' }).click()

  const addresses = [await emailOf(page), ...others]
  for (const address of addresses) {
    await expect.poll(() => mailboxOf(address).length, { timeout: 30_000 }).toBe(1)
    const [letter] = mailboxOf(address)
    if (!letter) throw new Error('No letter')
    expect(letter.subject).toContain(guest.reservationCode)
    const document = flat(await textOfPdf(attached(letter, 'application/pdf')))
    const parts = [letter.text ?? '', letter.html?.replaceAll(/<[^>]*>/g, ' ') ?? '', document].map(flat)
    // Another mailbox reads initials for names.
    const read = address === addresses[0] ? shown : shown.filter((fact) => !fact.includes(guest.lastName))
    for (const fact of read) expect(document, fact).toContain(flat(fact))
    expect(document).toContain('openstreetmap.org')
    if (address !== addresses[0]) for (const part of parts) expect(part).not.toContain(guest.lastName)

    const lines = linesOfCalendar(attached(letter, 'text/calendar'))
    const day = (date: string) => date.slice(0, 10).replaceAll('-', '')
    expect(lines).toContain(`UID:${guest.reservationCode}@${guest.brand}.veranda`)
    expect(lines.find((line) => line.startsWith('DTSTART;'))).toContain(`:${day(stay.arrivalDate)}T`)
    expect(lines.find((line) => line.startsWith('DTEND;'))).toContain(`:${day(stay.departureDate)}T`)
    expect(lines.find((line) => line.startsWith('LOCATION'))).toContain(stay.resortName)
  }
})

type Stay = { readonly arrivalDate: string; readonly departureDate: string; readonly resortName: string }

const flat = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')

/**
 * Every fact of the letter as the page shows it before it is sent: arrival, rooms, guests, policy, price, the way there. The map
 * is a link in the letter, and an address in its document.
 */
async function factsOf(page: Page): Promise<readonly string[]> {
  const rows = main(page).getByRole('region').getByRole('row')
  await expect(rows.first()).toBeVisible()
  const cells = await rows.getByRole('cell').allInnerTexts()
  return cells
    .flatMap((cell) => cell.split('\n'))
    .filter((line) => line.trim() !== '' && line !== 'Open in OpenStreetMap')
}

const emailOf = async (page: Page): Promise<string> => {
  const first = main(page).getByRole('list', { name: 'Recipients' }).getByRole('listitem').first()
  return /\S+@\S+/.exec(await first.innerText())?.[0] ?? ''
}
