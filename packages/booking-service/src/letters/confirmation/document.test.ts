import { aReservation, aReservationWithVeryLongNames } from '@veranda/domain/fixtures'
import type { Locale, Reservation, ServedBrand } from '@veranda/domain'
import { combined, inDepth } from '@veranda/test-depth'
import { expect, test } from 'vitest'
import { brands } from '../../testing/sample-brands.ts'
import { aBrand } from '../../testing/a-brand.ts'
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts'
import { letterheadOf } from '../letterhead.ts'
import { confirmationContent, type ConfirmationLetter } from './letter.ts'
import { confirmationDocument } from './document.ts'

const now = new Date('2027-03-01T15:00:00Z')
const letterOf = (
  brand: ServedBrand,
  locale: Locale = 'en-US',
  reservation: Reservation = aReservation(),
): ConfirmationLetter => ({
  reservation,
  reader: 'own',
  letterhead: letterheadOf(brand),
  hotelName: reservation.property.name,
  helpPhone: '+1 555 555-0100',
  locale,
  firstName: 'Amelia',
  reservationCode: reservation.reservationCode,
  link: 'https://stay.example.com/auth/login',
})
const palace = brands.get('palace')
const written = async (letter: ConfirmationLetter) =>
  readPdf((await confirmationDocument(letter, now)).content)

/** Set in lines and cells, a text is the same but for where its lines break. */
const flat = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '')
const withName = (firstName: string): Reservation => {
  const reservation = aReservation()
  const [room, ...others] = reservation.rooms
  const [guest, ...more] = room?.guests ?? []
  if (!room || !guest) throw new Error('There is nobody to name')
  return { ...reservation, rooms: [{ ...room, guests: [{ ...guest, firstName }, ...more] }, ...others] }
}

test.each(
  combined(brands.all, ['en-US', 'es-MX', 'it-IT']).map(
    ([brand, locale]) => [brand.id, locale, brand] as const,
  ),
)(
  'the document of %s can be read aloud and selected, every line of it, in %s, with its fonts embedded',
  async (_, locale, brand) => {
    const letter = letterOf(brand, locale)
    const pdf = await written(letter)
    const { subject, sections } = confirmationContent(letter)
    expect(pdf.lang).toBe(locale)
    expect(pdf.title).toBe(subject)
    expect(pdf.showsTitle).toBe(true)
    expect(pdf.isTagged).toBe(true)
    // In the order it is read.
    const lines = [
      brand.displayName,
      subject,
      ...sections.flatMap(({ title, facts = [], figures = [], paragraphs = [] }) => [
        title,
        ...[...facts, ...figures].flatMap(({ label, text }) => [label, text]),
        ...paragraphs,
      ]),
    ]
    const read = flat(pdf.read)
    let from = 0
    for (const line of lines) {
      const at = read.indexOf(flat(line), from)
      expect(at, line).toBeGreaterThanOrEqual(from)
      from = at
    }
    // The brand's own among them.
    expect(pdf.fonts.length).toBeGreaterThan(1)
    expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    const family = (brand.letterLook.display.family.split(',')[0] ?? '').replaceAll(/["' ]/g, '')
    expect(pdf.fonts.map(({ name }) => name).join(' ')).toContain(family)
  },
)

test('its tree has one title, a heading for each part, and rows with a label and a text', async () => {
  const letter = letterOf(palace)
  const { tags, pages, scopes } = await written(letter)
  const { sections } = confirmationContent(letter)
  const count = (tag: string) => tags.filter((one) => one === tag).length
  const rows = sections.flatMap(({ facts = [], figures = [] }) => [...facts, ...figures]).length
  // A page tells the part of the tree that is on it.
  expect(count('Document')).toBe(pages.length)
  expect(count('H1')).toBe(1)
  expect(count('H2')).toBe(sections.length)
  expect([count('TR'), count('TH'), count('TD'), scopes]).toEqual([rows, rows, rows, rows])
})

test('read aloud, the last word of a line and the first of the next are two', async () => {
  for (const locale of ['en-US', 'it-IT']) {
    const letter = letterOf(palace, locale)
    const spaced = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ')
    const read = spaced((await written(letter)).read)
    const { sections } = confirmationContent(letter)
    for (const { facts = [], paragraphs = [] } of sections)
      for (const line of [...facts.flatMap(({ label, text }) => [label, text]), ...paragraphs])
        expect(read).toContain(spaced(line).trim())
  }
})

test.each([
  ['Peña Núñez', 'Peña Núñez'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['Ελένη', 'Ελένη'],
  ['Юлия', 'Юлия'],
  ['Ana 🌴👨‍👩‍👧', 'Ana'],
])('a name as people write it does not break it: %s', async (name, read) => {
  const pdf = await written(letterOf(palace, 'es-MX', withName(name)))
  expect(flat(pdf.read)).toContain(flat(read))
  expect(pdf.read).not.toContain('\uFFFD')
})

test('a letter no font has is a question mark, no empty box', async () => {
  const pdf = await written(letterOf(palace, 'en-US', withName('李')))
  expect(flat(pdf.read)).toMatch(/\?/)
})

const withRooms = (count: number, reservation: Reservation = aReservation()): Reservation => {
  const [first] = reservation.rooms
  if (!first) throw new Error('There is no room')
  const rooms = Array.from({ length: count }, (_, index) => ({ ...first, roomNumber: index + 1 }))
  return { ...reservation, rooms }
}

const someBrands = inDepth({ landing: brands.all.slice(0, 1), full: brands.all })
test.each(someBrands.map((brand) => [brand.id, brand] as const))(
  'names and lists of any length go on over pages, with the same foot on each: %s',
  async (_, brand) => {
    const pdf = await written(letterOf(brand, 'it-IT', withRooms(9, aReservationWithVeryLongNames())))
    expect(pdf.pages.length).toBeGreaterThan(1)
    pdf.pages.forEach(({ text }, index) => {
      expect(flat(text)).toContain(flat(brand.footer.legalName))
      expect(flat(text)).toContain(`${index + 1}/${pdf.pages.length}`)
    })
    expect(pdf.outside).toBe(0)
  },
)

test('wherever a page ends, amounts are read with their sum, and no sentence is alone on the next', async () => {
  for (let rooms = 1; rooms <= 12; rooms += 1) {
    const letter = letterOf(palace, 'en-US', withRooms(rooms))
    const { pages } = await written(letter)
    const { sections, help } = confirmationContent(letter)
    const [, ...figures] = sections.flatMap((section) => section.figures ?? [])
    const pageOf = (words: string) => pages.findIndex(({ text }) => flat(text).includes(flat(words)))
    const [price = ''] = sections.flatMap(({ title, figures: some = [] }) => (some.length > 0 ? [title] : []))
    for (const { label } of figures) expect(flat(pages[pageOf(price)]?.text ?? '')).toContain(flat(label))
    const last = sections.at(-1)?.facts?.at(-1)?.label ?? ''
    expect(flat(pages[pageOf(help)]?.text ?? ''), `${rooms} rooms`).toContain(flat(last))
  }
})

test.each([
  ['US', [612, 792]],
  ['MX', [612, 792]],
  ['IT', [595.28, 841.89]],
])('is on the paper of %s', async (countryCode, size) => {
  const reservation = aReservation({ market: { code: 'X', name: 'X', countryCode } })
  const { pages } = await written(letterOf(palace, 'en-US', reservation))
  expect(pages[0]?.size).toEqual(size)
})

test('a brand without fonts of its own has the service’s, and one whose files are gone too', async () => {
  for (const documentFonts of [undefined, { display: ['/nowhere.woff'], text: [], strong: [] }]) {
    const { documentFonts: _, ...aurora } = aBrand()
    const { fonts } = await written(letterOf({ ...aurora, ...(documentFonts ? { documentFonts } : {}) }))
    expect(fonts.map(({ name }) => name).join(' ')).toContain('SourceSans3')
  }
})

test('is named after the reservation', async () => {
  const { filename, contentType } = await confirmationDocument(letterOf(palace), now)
  expect(filename).toBe('Confirmation-ZPCU-104A7C-AB.pdf')
  expect(contentType).toBe('application/pdf')
})
