import { sampleBrands } from '@veranda/brands/served'
import { allTokens } from '@veranda/brands/tokens'
import { letterLookOf } from '@veranda/design-system/letter-look'
import { starterTokens } from '@veranda/design-system/starter/tokens'
import type { BrandTokens } from '@veranda/design-system/theme'
import type { HelpLine, SampleHotel, ServedBrand } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import type { BrandFiles } from '../brand-files.ts'
import { catalogueOfOurs } from '../catalogue.ts'
import { checkBrand } from './check-brand.ts'

const catalogue = catalogueOfOurs()
const faultsOf = (files: BrandFiles) => checkBrand(files, catalogue).filter(({ kind }) => kind === 'fault')

const hotel: SampleHotel = {
  name: 'Aurora Ridge',
  sellsAddOns: false,
  stayLimits: { minimumNights: 2, maximumNights: 21, bookableDays: 365 },
  ageRanges: [
    { category: 'adult', youngest: 16, oldest: 120, text: { en: 'Adults' } },
    { category: 'kid', youngest: 0, oldest: 15, text: { en: 'Children' } },
  ],
}
const line: HelpLine = { phone: { country: '1', area: '555', number: '5550190' } }

/** A brand with nothing to mend. */
function aBrand({
  tokens = starterTokens,
  sentences = {},
  page = {},
  bytes = 90_000,
  ...over
}: Partial<ServedBrand> & {
  readonly tokens?: BrandTokens
  readonly sentences?: Readonly<Record<string, string>>
  readonly page?: Partial<NonNullable<BrandFiles['page']>>
  readonly bytes?: number
} = {}): BrandFiles {
  const french = { 'sign-in.title': 'Bienvenue', ...sentences }
  return {
    tokens,
    languages: { 'fr-FR': french },
    bytes,
    page: {
      html: `<html lang="en-US" class="theme-aurora"><meta name="theme-color" content="${starterTokens.light.stage}"><title>Aurora</title></html>`,
      main: "words: { 'en-US': …, 'fr-FR': … } import('@veranda/design-system/starter/fonts')",
      hasIcon: true,
      ...page,
    },
    served: {
      id: 'aurora',
      displayName: 'Aurora',
      bookingBrands: ['Aurora Lodges'],
      locales: ['en-US', 'fr-FR'],
      hosts: ['stay.aurora.example'],
      website: 'https://aurora.example',
      footer: { legalName: 'Aurora Lodges', links: [{ label: 'website', href: 'https://aurora.example' }] },
      paymentFlow: 'payments',
      help: {
        lines: [line],
        hours: {
          timeZone: 'America/Denver',
          weekdays: { opens: 9, closes: 21 },
          weekend: { opens: 10, closes: 19 },
        },
      },
      site: { folder: 'aurora' },
      letterLook: letterLookOf(tokens),
      languages: { 'fr-FR': french },
      sampleHotel: hotel,
      ...over,
    },
  }
}

const { help } = aBrand().served
const withLight = (colors: Partial<BrandTokens['light']>): BrandTokens => ({
  ...starterTokens,
  light: { ...starterTokens.light, ...colors },
})
const french = catalogue['es-MX'] ?? {}
const { 'stay.arrival': _left, ...nearlyAll } = french

/** A fault, the brand it is planted in, and what its line says: where, and how to mend it. */
const planted: readonly (readonly [fault: string, brand: BrandFiles, says: RegExp])[] = [
  [
    'ink too pale for its ground',
    aBrand({ tokens: withLight({ ink: '#b9c0c6' }) }),
    /^tokens.ts, light, ink: .*#[\da-f]{6} is the nearest/,
  ],
  [
    'a pale header with pale words',
    aBrand({ tokens: withLight({ onStage: '#44566a' }) }),
    /^tokens.ts, light, onStage: onStage\w* on stage/,
  ],
  [
    'a black mode nobody looked at',
    aBrand({ tokens: { ...starterTokens, black: { ...starterTokens.black, ink: '#3a4048' } } }),
    /^tokens.ts, black, ink:/,
  ],
  [
    'letters in another brand’s colours',
    aBrand({ letterLook: letterLookOf(withLight({ accent: '#ff00aa' })) }),
    /^served.ts: letters do not look like the pages.*letterLookOf/,
  ],
  [
    'a mistyped id',
    aBrand({ sentences: { 'sign-in.titel': 'Bienvenue' } }),
    /“sign-in.titel”.*“sign-in.title” is the nearest/,
  ],
  [
    'a value that is called otherwise',
    aBrand({ sentences: { 'letter.greeting': 'Bonjour {nom},' } }),
    /letter.greeting has other values/,
  ],
  [
    'a brace that is never closed',
    aBrand({ sentences: { 'letter.greeting': 'Bonjour {name' } }),
    /letter.greeting is no sentence/,
  ],
  ['a blank for a sentence', aBrand({ sentences: { 'stay.arrival': ' ' } }), /stay.arrival is a blank/],
  [
    'one sentence missing in a language that has the others',
    { ...aBrand({ sampleHotel: {} }), languages: { 'fr-FR': nearlyAll } },
    /stay.arrival is missing/,
  ],
  [
    'a button as long as a line and a half',
    aBrand({
      sentences: { 'sign-in.submit': 'Ouvrir maintenant ma réservation et la modifier tranquillement' },
    }),
    /sign-in.submit does not fit at 320 px/,
  ],
  [
    'a word longer than a phone is wide',
    aBrand({ sentences: { 'sign-in.title': 'Donaudampfschifffahrtsgesellschaftskapitänskajüte' } }),
    /sign-in.title does not fit.*soft hyphen/,
  ],
  [
    'a name the header has no room for',
    aBrand({ displayName: 'The Aurora Lodges of the Northern Mountains' }),
    /displayName: .* does not fit the header/,
  ],
  [
    'a language offered and not loaded',
    aBrand({ locales: ['en-US', 'fr-FR', 'de-DE'] }),
    /^main.ts: de-DE is offered/,
  ],
  [
    'a language named as no browser does',
    { ...aBrand({ locales: ['en-US', 'fr-FR', 'de_DE'] }), page: undefined },
    /locales: “de_DE” .*Write de-DE/,
  ],
  [
    'a file of a language nobody can choose',
    { ...aBrand(), languages: { 'fr-FR': {}, 'de-DE': {} } },
    /^lang\/de-DE.json: nobody can choose/,
  ],
  [
    'letters without the language of the pages',
    aBrand({ languages: {} }),
    /^served.ts: letters have no fr-FR/,
  ],
  [
    'a phone with signs in it',
    aBrand({ help: { ...help, lines: [{ phone: { country: '+1', area: '555', number: '555-0190' } }] } }),
    /cannot be dialled/,
  ],
  [
    'a phone shown otherwise than it is dialled',
    aBrand({ help: { ...help, lines: [{ ...line, display: '+1 555 555-0199' }] } }),
    /is shown where \+15555550190 is dialled/,
  ],
  [
    'a country that there is not',
    aBrand({ help: { ...help, lines: [line, { ...line, countries: ['UK', 'XQ'] }] } }),
    /“XQ” is no country/,
  ],
  [
    'hours that end before they begin',
    aBrand({ help: { ...help, hours: { ...help.hours, weekend: { opens: 19, closes: 10 } } } }),
    /weekend open at 19/,
  ],
  [
    'a time zone that there is not',
    aBrand({ help: { ...help, hours: { ...help.hours, timeZone: 'Denver' } } }),
    /“Denver” is no time zone/,
  ],
  [
    'a link that is not encrypted',
    aBrand({ website: 'http://aurora.example' }),
    /website: .*Write https:\/\/aurora.example/,
  ],
  [
    'a link without its beginning',
    aBrand({ website: 'www.aurora.example' }),
    /website: “www.aurora.example” is no address/,
  ],
  [
    'a host with a scheme',
    aBrand({ hosts: ['https://stay.aurora.example'] }),
    /hosts: “https.* is no host name/,
  ],
  ['an id with capitals', aBrand({ id: 'Aurora' }), /id: “Aurora” is no id/],
  [
    'add-ons hidden and sold',
    aBrand({ sentences: { 'add-services.title': 'Vos extras' } }),
    /add-ons are hidden/,
  ],
  [
    'stays longer than the longest',
    aBrand({
      sampleHotel: { ...hotel, stayLimits: { minimumNights: 7, maximumNights: 3, bookableDays: 365 } },
    }),
    /at least 7 nights and at most 3/,
  ],
  [
    'stays that cannot be booked whole',
    aBrand({ sampleHotel: { ...hotel, stayLimits: { minimumNights: 2, bookableDays: 1 } } }),
    /sold 1 days ahead/,
  ],
  [
    'an age between two ranges',
    aBrand({
      sampleHotel: {
        ...hotel,
        ageRanges: (hotel.ageRanges ?? []).map((range) =>
          range.category === 'kid' ? { ...range, oldest: 12 } : range,
        ),
      },
    }),
    /at 13 one is neither kid nor adult/,
  ],
  [
    'nobody grown up',
    aBrand({ sampleHotel: { ...hotel, ageRanges: (hotel.ageRanges ?? []).slice(1) } }),
    /no age is an adult/,
  ],
  [
    'bars of another colour',
    aBrand({ page: { html: aBrand().page?.html.replace(starterTokens.light.stage, '#ff00aa') ?? '' } }),
    /bars are #ff00aa/,
  ],
  [
    'a page without a theme',
    aBrand({ page: { html: aBrand().page?.html.replace(' class="theme-aurora"', '') ?? '' } }),
    /wears no theme.*theme-aurora/,
  ],
  ['a page in another language than its first', aBrand({ locales: ['fr-FR', 'en-US'] }), /speaks “en-US”/],
  ['no icon', aBrand({ page: { hasIcon: false } }), /icon is not there/],
  [
    'a font that is named and never loaded',
    aBrand({ tokens: { ...starterTokens, display: { ...starterTokens.display, family: 'Recoleta' } } }),
    /name Recoleta, and only the starter’s font/,
  ],
  ['a first view that is too heavy', aBrand({ bytes: 120_000 }), /117.2 kB come before the first view/],
]

test('parts of a brand’s own may add a little to the first view', () => {
  const main = `${aBrand().page?.main} slots`
  expect(faultsOf(aBrand({ bytes: 103_000, page: { main } }))).toEqual([])
  expect(faultsOf(aBrand({ bytes: 103_000 }))).toHaveLength(1)
  expect(faultsOf(aBrand({ bytes: 105_000, page: { main } }))).toHaveLength(1)
})

test('a sentence that is left out is no fault', () => {
  expect(faultsOf(aBrand({ sentences: { 'sign-in.lead': '' } }))).toEqual([])
})

test('a brand with nothing to mend has no fault', () => {
  expect(faultsOf(aBrand())).toEqual([])
})

test.each(planted)('%s is found, and nothing else', (_, brand, says) => {
  const found = faultsOf(brand)
  expect(found.map(({ where, what }) => `${where}: ${what}`)).toHaveLength(1)
  const [{ where, what, mend } = { where: '', what: '', mend: '' }] = found
  expect(`${where}: ${what}. ${mend}.`).toMatch(says)
})

describe.each(sampleBrands.map((served) => [served.id, served] as const))('%s', (id, served) => {
  test('has no fault', () => {
    const tokens = allTokens[id as keyof typeof allTokens]
    expect(faultsOf({ served, tokens, languages: {} })).toEqual([])
  })
})

test('a language that has begun is a note, and says how to list the rest', () => {
  expect(checkBrand(aBrand(), catalogue)).toEqual([
    expect.objectContaining({
      kind: 'note',
      mend: expect.stringContaining('veranda-messages missing') as string,
    }),
  ])
})
