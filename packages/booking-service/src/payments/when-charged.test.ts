import { expect, test } from 'vitest'
import { productFiles } from '../testing/who-writes.ts'

test.each(['capture-payment', 'void-payment'])('only one file decides when to %s', (file) => {
  const callers = [...productFiles()]
    .filter(([, text]) => text.includes(`/${file}.ts'`))
    .map(([path]) => path)
  expect(callers).toEqual(['payments/when-charged.ts'])
})

test.each([
  ['capture', ['payments/capture-payment.ts']],
  ['void', ['payments/authorise-payment.ts', 'payments/void-payment.ts']],
])('the provider is asked to %s by these files alone', (call, asking) => {
  const found = [...productFiles()]
    .filter(([, text]) => text.includes(`provider.${call}(`))
    .map(([path]) => path)
  expect(found.toSorted()).toEqual(asking)
})
