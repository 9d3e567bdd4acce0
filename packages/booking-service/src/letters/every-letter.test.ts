import { type BrandId, dialled, displayOf, type ServedBrand } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import { factLetter } from './fact-letter.ts'
import { letterheadOf } from './letterhead.ts'
import { aBrand } from '../testing/a-brand.ts'
import { brands } from '../testing/sample-brands.ts'
import { sampleLetters } from './testing/sample-letters.ts'

const aLetter = (brand: BrandId) =>
  factLetter(
    {
      locale: 'en-US',
      letterhead: letterheadOf(brands.get(brand)),
      helpPhone: '+1 555 555-0100',
      hotelName: 'Palace Cancún',
      firstName: '<Ana>',
      reservationCode: 'ABCD-123E4F-GH',
      link: 'https://stay.example.com/auth/login',
    },
    () => ({
      subject: 'Your dates have been changed · ABCD-123E4F-GH',
      sentence: 'Here’s your updated stay.',
      facts: [{ label: 'Arrival', text: 'Saturday, May 8, 2027' }],
      figures: [
        { label: 'Previous total', text: '$100.00' },
        { label: 'Difference', text: '+$20.00' },
      ],
      help: 'Questions? Call us at +1 555 555-0100.',
    }),
  )

describe.each(brands.all.map((brand) => [brand.id, brand] as const))('every letter of %s', (brand, own) => {
  const { displayName, footer } = own
  const { light, black, display } = own.letterLook

  test('uses its name, its fonts and its colours, light and dark', async () => {
    const { html } = await aLetter(brand)
    expect(html).toContain(`>${displayName}</p>`)
    expect(html).toContain(`font-family:${display.family.replaceAll("'", '&#39;')}`)
    const [, dark = ''] = html.split('prefers-color-scheme:dark')
    for (const color of [light.ground, light.stage, light.accent]) expect(html).toContain(color)
    for (const color of [black.ground, black.stage, black.accent]) expect(dark).toContain(color)
  })

  test('ends with the brand’s pages and its legal name, as HTML and as text', async () => {
    const { html, text } = await aLetter(brand)
    for (const { href } of footer.links) expect(html).toContain(`href="${href}"`)
    expect(html).toContain(footer.legalName)
    expect(text).toContain(footer.legalName)
  })

  test('names no other brand', async () => {
    const { html } = await aLetter(brand)
    for (const other of brands.all.filter((each) => each.displayName !== displayName))
      expect(html).not.toContain(`>${other.displayName}<`)
  })
})

test('a letter loads and runs nothing, and its phone number is a link', async () => {
  const { html } = await aLetter('palace')
  expect(html).not.toMatch(/<script|<img|<link|url\(|@import|@font-face|\ssrc=|\son\w+=/)
  expect(html).toContain('href="tel:+15555550100"')
  expect(html).toContain('Dear &lt;Ana&gt;,')
})

test('its rows are a table whose last row is the sum', async () => {
  const { html, text } = await aLetter('palace')
  expect([...html.matchAll(/<th scope="row"/g)]).toHaveLength(3)
  expect(html).toMatch(/class="l-sum"[^>]*>Difference/)
  expect(text).toContain('Arrival: Saturday, May 8, 2027\nPrevious total: $100.00\nDifference: +$20.00')
})

test('an automatic charge that was given up names the card and an amount that is not charged', async () => {
  const { text } = await sampleLetters(aurora, 'en-US')['charge-given-up']()
  expect(text).toContain('Card: Visa ending in 1111')
  expect(text).toContain('Not charged: $13,482.50')
  expect(text).not.toContain('To be charged')
})

/** What identifies a brand: names, numbers, addresses and colours. */
const marksOf = ({
  displayName,
  footer,
  website,
  hosts,
  help,
  letterLook: { light, black },
}: ServedBrand) => [
  displayName,
  footer.legalName,
  new URL(website).host,
  ...hosts,
  ...help.lines.flatMap((line) => [displayOf(line), dialled(line.phone)]),
  light.accent,
  black.accent,
]

const french = { 'letter.greeting': 'Bonjour {name},', 'letter.open-reservation': 'Voir ma réservation' }
const aurora = aBrand({ locales: ['en-US', 'fr-FR'], languages: { 'fr-FR': french } })

/** The readable pieces of a letter's markup. */
const readIn = (html: string): readonly string[] =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .split(/<[^>]*>/)
    .map((piece) => unescaped(piece).trim())
    .filter((piece) => piece !== '' && piece !== '·')

/** What keeps two words on one line in markup is a space in a text. */
const spaced = (text: string): string => text.replaceAll('\u00A0', ' ')

const unescaped = (text: string): string =>
  text.replaceAll('&nbsp;', ' ').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

describe.each([...brands.all, aurora].map((brand) => [brand.id, brand] as const))(
  'each kind of %s',
  (_, brand) => {
    const letters = Promise.all(Object.values(sampleLetters(brand, 'en-US')).map((write) => write()))

    test('contains nothing of another brand', async () => {
      const own = new Set(marksOf(brand))
      const others = [...brands.all, aurora].flatMap(marksOf).filter((mark) => !own.has(mark))
      for (const { html, text, subject } of await letters)
        expect(others.filter((mark) => `${subject}${html}${text}`.includes(mark))).toEqual([])
    })

    test.each([
      ['en-US', /(?:March|April|May) \d/],
      ['es-MX', /\d (?:de )?(?:marzo|abril|mayo)/],
      ['it-IT', /\dº? (?:marzo|aprile|maggio)/],
    ] as const)('parts no day from its month (%s)', async (locale, parted) => {
      for (const write of Object.values(sampleLetters(brand, locale))) {
        const [, body = ''] = (await write()).html.replaceAll(/(?<!^)<(?!body)[^>]*>/g, '').split('<body')
        expect(body).not.toMatch(parted)
      }
    })

    test('has the same content as text and as HTML', async () => {
      for (const { html, text, subject } of await letters)
        for (const piece of readIn(html)) expect(spaced(`${subject}\n${text}`)).toContain(spaced(piece))
    })
  },
)

describe('a letter in a partly translated language', () => {
  const kinds = Object.entries(sampleLetters(aurora, 'fr-FR'))

  test.each(kinds)('marks the sentences that fall back to English: %s', async (_, write) => {
    const { html, text, subject } = await write()
    expect(html).toContain('<html lang="fr-FR">')
    expect(html).toContain('<span lang="en">Website</span>')
    expect(html).toMatch(/<h1[^>]*><span lang="en">/)
    expect(html).toMatch(/>Bonjour[^<]*,<|<span lang="en">Hello,</)
    expect(`${html}${text}${subject}`).not.toMatch(/[\uE000\uE001]/)
  })

  test('marks nothing where the language is complete, or English', async () => {
    for (const locale of ['en-US', 'en-GB', 'es-MX', 'it-IT'])
      for (const write of Object.values(sampleLetters(aurora, locale)))
        expect((await write()).html).not.toContain('lang="en"')
  })
})
