import { aReservation } from '@veranda/domain/fixtures'
import { harmlessCell, type Reservation } from '@veranda/domain'
import { recordFigure } from '@veranda/test-depth'
import { parse } from 'csv-parse/sync'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspectDocument } from './documents/inspect-document.ts'
import { confirmationDocument } from './letters/confirmation/document.ts'
import { type ConfirmationLetter, confirmationLetter } from './letters/confirmation/letter.ts'
import { letterheadOf } from './letters/letterhead.ts'
import { smtpServer } from './letters/testing/smtp-server.ts'
import { csvText } from './platform/csv.ts'
import { smtpMailer } from './platform/mail/smtp-mailer.ts'
import { brands } from './testing/sample-brands.ts'

/** Texts that do harm where what they are put into takes them for its own language. */
const hostile: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a picture that runs': '"><img src=x onerror=alert(1)>',
  'the end of a comment and of a style': '--></style><svg onload=alert(1)>',
  'an attribute': "' onmouseover='alert(1)",
  'a link': '<a href="https://evil.example">Pay here</a>',
  'an entity': '&lt;script&gt;alert(1)&lt;/script&gt;&#x3c;b&#x3e;',
  'a header': 'Ana\r\nBcc: everyone@evil.example',
  'another part of the mail': 'Ana\r\n\r\n--boundary\r\nContent-Type: text/html\r\n\r\n<b>hi</b>',
  'the end of a mail': 'Ana\r\n.\r\nRCPT TO:<everyone@evil.example>',
  'a formula': '=HYPERLINK("https://evil.example","Open")',
  'a command': '@SUM(1+1)*cmd|"/c calc"!A0',
  'a formula behind a tab': '\t=1+1',
  'a formula behind a quote': '","=1+1","',
  'an action of a PDF': ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
  'an end of a PDF': 'endstream endobj 9 0 obj << /S /Launch /F (cmd.exe) >> endobj',
  'what turns the reading round': 'Ana \u202egpj.exe\u202c \u0000\u0007 \ud800',
}
const texts = Object.entries(hostile)

/** A confirmation in which the guest’s and the hotel’s own texts are the given one. */
function letterSaying(text: string): ConfirmationLetter {
  const plain = aReservation()
  const reservation: Reservation = {
    ...plain,
    property: { ...plain.property, name: text },
    rooms: plain.rooms.map((room) => ({
      ...room,
      category: { ...room.category, name: text },
      guests: room.guests.map((guest) => ({ ...guest, firstName: text, lastName: text })),
      services: room.services.map((service) => ({ ...service, name: text })),
    })),
  }
  return {
    reservation,
    reader: 'own',
    letterhead: letterheadOf(brands.get('palace')),
    hotelName: text,
    helpPhone: '+1 555 555-0100',
    locale: 'en-US',
    firstName: text,
    reservationCode: plain.reservationCode,
    link: 'https://stay.example.com/auth/login',
  }
}
/** Without the ends of lines, which a text may have of its own. */
const tagsIn = (html: string) => html.match(/<[^>]*>/g)?.filter((tag) => tag !== '<br />')
const at = new Date('2027-03-01T15:00:00Z')
let smtp: Awaited<ReturnType<typeof smtpServer>>
let mailer: ReturnType<typeof smtpMailer>
beforeAll(async () => {
  smtp = await smtpServer()
  mailer = smtpMailer(smtp.url)
})
afterAll(async () => {
  mailer.close()
  await smtp.close()
})

async function mailed(text: string): Promise<Email | undefined> {
  const { html, text: words } = await confirmationLetter(letterSaying(text))
  const from = { name: text, address: 'no-reply@example.com' }
  await mailer({
    to: 'guest@example.com',
    from,
    subject: text,
    html,
    text: words,
    messageId: '<1@example.com>',
  })
  return smtp.received.at(-1)
}
const shapeOf = ({ headers, attachments, to, cc, bcc }: Email) => ({
  headers: headers.map(({ key }) => key).toSorted(),
  attachments: attachments.length,
  recipients: [to, cc, bcc].flatMap((list) => (list ?? []).map(({ address }) => address)),
})

describe('whatever the texts of a guest and of the hotel say,', () => {
  test.each(texts)('a letter is built as with plain words: %s', async (_, text) => {
    const [plain, letter] = [
      await confirmationLetter(letterSaying('Ana')),
      await confirmationLetter(letterSaying(text)),
    ]
    expect(tagsIn(letter.html)).toEqual(tagsIn(plain.html))
  })

  test.each(texts)(
    'a letter that is mailed has its own headers, parts and recipient: %s',
    async (_, text) => {
      const plain = await mailed('Ana')
      const letter = await mailed(text)
      if (!plain || !letter) throw new Error('A letter did not arrive')
      expect(shapeOf(letter)).toEqual(shapeOf(plain))
      expect(tagsIn(letter.html ?? '')).toEqual(tagsIn(plain.html ?? ''))
    },
  )

  test.each(texts)('a document does nothing but be read: %s', async (_, text) => {
    const { content } = await confirmationDocument(letterSaying(text), at)
    expect(await inspectDocument(content)).toMatchObject({ type: 'application/pdf' })
  })

  test.each(texts)('a spreadsheet shows it in one cell, as text: %s', (_, text) => {
    const [cells = [], ...more] = parse(csvText([[harmlessCell(text), 'beside it']]), { bom: true })
    expect(more).toEqual([])
    expect(cells).toHaveLength(2)
    expect(cells[0]).not.toMatch(/^[=+\-@\t\r|%]/)
  })

  test('and a count of them', () => {
    recordFigure(
      'Hostile texts in letters, mail, documents and spreadsheets: let through',
      `0 of ${4 * texts.length}`,
    )
  })
})
