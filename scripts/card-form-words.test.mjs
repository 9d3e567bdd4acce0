import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageWordsIn } from '../packages/dev-payment-provider/src/words.ts'
import { cardFormWords } from '../packages/design-system/src/patterns/payment/card-form-words.ts'

for (const [locale, words] of Object.entries(cardFormWords))
  test(`stories show the card form as the embedded provider words it in ${locale}`, () => {
    const provider = pageWordsIn(locale)
    assert.deepEqual(words, Object.fromEntries(Object.keys(words).map((name) => [name, provider[name]])))
  })
