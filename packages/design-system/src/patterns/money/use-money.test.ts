import { type Locale, money } from '@veranda/domain'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { pageIntl } from '../page-language/page-intl.tsx'
import { useMoney } from './use-money.ts'
import { useSignedMoney } from './use-signed-money.ts'

test.each<[Locale, string, string]>([
  ['it-IT', '3.057,60 €', '+3.057,60 €'],
  ['en-US', '€3,057.60', '+€3,057.60'],
])('%s groups sums of four digits: %s', (locale, exact, signed) => {
  const sum = money(305_760, 'EUR')
  const written = inLanguage(locale, () => `${useMoney().exact(sum)}|${useSignedMoney()(sum)}`)
  expect(written).toBe(`${exact}|${signed}`)
})

test.each<[Locale, string]>([
  ['es-MX', 'MXN 1,008.00|+MXN 1,008.00|USD 1,008.00'],
  ['en-US', 'MXN 1,008.00|+MXN 1,008.00|$1,008.00'],
  ['it-IT', '1.008,00 MXN|+1.008,00 MXN|1.008,00 USD'],
])('%s names pesos, which are never "$" beside dollars: %s', (locale, written) => {
  const pesos = money(100_800, 'MXN')
  const dollars = money(100_800, 'USD')
  const all = inLanguage(locale, () =>
    [useMoney().exact(pesos), useSignedMoney()(pesos), useMoney().exact(dollars)].join('|'),
  )
  expect(all).toBe(written)
})

test.each<[Locale, string]>([
  ['es-MX', 'CAD 1,008.00|BRL 1,008.00'],
  ['en-US', 'CAD 1,008.00|BRL 1,008.00'],
  ['it-IT', '1.008,00 CAD|1.008,00 BRL'],
])('%s names a currency that shares “$” by the code it has elsewhere on the page: %s', (locale, written) => {
  const both = inLanguage(locale, () =>
    [money(100_800, 'CAD'), money(100_800, 'BRL')].map(useMoney().exact).join('|'),
  )
  expect(both).toBe(written)
})

test('a whole difference is written without its zeros where one big number is wanted', () => {
  const [whole, broken] = [money(46_500, 'USD'), money(-46_550, 'USD')]
  const both = inLanguage('en-US', () => [whole, broken].map(useSignedMoney('calm')).join('|'))
  expect(both).toBe('+$465|−$465.50')
})

test.each([
  [41_350, 'about MXN 7,371'],
  [250, 'about MXN 44.56'],
])('an approximation of %s cents has no cents from a hundred on: %s', (amount, written) => {
  const sum = money(amount, 'USD')
  const sentences = { 'price-summary.approximately': 'about {amount}' }
  const inPesos = inLanguage(
    'en-US',
    () => useMoney({ currency: 'MXN', rate: 17.825 }).approx(sum) ?? '',
    sentences,
  )
  expect(inPesos).toBe(written)
})

function inLanguage(locale: Locale, say: () => string, sentences: Record<string, string> = {}): string {
  const value = pageIntl(locale, sentences, () => {})
  const page = createElement(RawIntlProvider, { value }, createElement(say))
  return renderToStaticMarkup(page).replaceAll('\u00A0', ' ')
}
