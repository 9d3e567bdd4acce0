import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { locales } from './messages-of.ts'

/** The ways back that lead elsewhere than to the reservation, or for whom there is nothing to go back to. */
const elsewhere = [
  'call-me.back',
  'cancel-details.back',
  'cancel-reason.back',
  'change-payment.back',
  'change-payment.back-dates',
  'not-found.back',
  'one-time-link.back',
  'receipt.back-list',
  'receipt.back-sign-in',
  'standby.back',
]

/** A guest who is used to one label looks for it on the next page. */
test.each(locales)('the way back to the reservation has one name on every page in %s', async (locale) => {
  const files = await Promise.all([`${locale}.json`, `later/${locale}.json`].map(sentencesOf))
  const back = files
    .flatMap((sentences) => Object.entries(sentences))
    .filter(([id]) => /\.back(-|$)/.test(id))
  const ids = back.map(([id]) => id)
  expect(ids).toEqual(expect.arrayContaining(elsewhere))
  const labels = back.filter(([id]) => !elsewhere.includes(id)).map(([, label]) => label)
  expect(labels.length).toBeGreaterThan(10)
  expect(new Set(labels).size, [...new Set(labels)].join(', ')).toBe(1)
})

const sentencesOf = async (file: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(new URL(`../lang/${file}`, import.meta.url), 'utf8'))
