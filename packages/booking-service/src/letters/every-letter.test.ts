import type { BrandId } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import { factLetter } from './fact-letter.ts'
import { letterheadOf } from './letterhead.ts'
import { brands } from '../testing/sample-brands.ts'

const aLetter = (brand: BrandId) =>
  factLetter({
    locale: 'en-US',
    letterhead: letterheadOf(brands.get(brand)),
    helpPhone: '+1 555 555-0100',
    subject: 'Your dates have been changed · ABCD-123E4F-GH',
    greeting: 'Dear <Ana>,',
    sentence: 'Here’s your updated stay.',
    facts: [{ label: 'Arrival', text: 'Saturday, May 8, 2027' }],
    figures: [
      { label: 'Previous total', text: '$100.00' },
      { label: 'Difference', text: '+$20.00' },
    ],
    button: { href: 'https://stay.example.com/auth/login', label: 'View my reservation' },
    help: 'Questions? Call us at +1 555 555-0100.',
    closing: 'We look forward to welcoming you',
  })

describe.each(brands.all.map((brand) => [brand.id, brand] as const))('every letter of %s', (brand, own) => {
  const { displayName, footer } = own
  const { light, black, display } = own.letterLook

  test('wears its name, its type and its colours, light and dark', async () => {
    const { html } = await aLetter(brand)
    expect(html).toContain(`>${displayName}</p>`)
    expect(html).toContain(`font-family:${display.family.replaceAll("'", '&#39;')}`)
    const [, dark = ''] = html.split('prefers-color-scheme:dark')
    for (const color of [light.ground, light.stage, light.accent]) expect(html).toContain(color)
    for (const color of [black.ground, black.stage, black.accent]) expect(dark).toContain(color)
  })

  test('ends with the brand’s pages and its legal name, in both parts', async () => {
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

test('a letter loads nothing and runs nothing, and its number can be pressed', async () => {
  const { html } = await aLetter('palace')
  expect(html).not.toMatch(/<script|<img|<link|url\(|@import|@font-face|\ssrc=|\son\w+=/)
  expect(html).toContain('href="tel:+15555550100"')
  expect(html).toContain('Dear &lt;Ana&gt;,')
})

test('its rows are read as rows, and what they come to is the last', async () => {
  const { html, text } = await aLetter('palace')
  expect([...html.matchAll(/<th scope="row"/g)]).toHaveLength(3)
  expect(html).toMatch(/class="l-sum"[^>]*>Difference/)
  expect(text).toContain('Arrival: Saturday, May 8, 2027\nPrevious total: $100.00\nDifference: +$20.00')
})
