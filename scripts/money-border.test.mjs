import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where an amount is a number of major units, and why: inside, money is whole minor units with its currency. */
const bordersOfMoney = {
  'packages/contract/src/wire/': 'the wire',
  'packages/booking-service/src/price-match/answer-price-match.ts': 'read from a request',
  'packages/booking-service/src/standby/ask-for-standby.ts': 'read from a request',
  'packages/portal/src/tasks/ask-for-standby.ts': 'written to a request',
  'packages/booking-service/src/letters/letter-formats.ts': 'shown',
  'packages/design-system/src/patterns/money/': 'shown',
  'packages/design-system/src/patterns/bank-transfer/transfer-details.tsx': 'copied, to be typed at a bank',
  'packages/design-system/src/patterns/refund-curve/refund-curve.tsx':
    'shown, without cents where all are whole',
  'packages/design-system/src/patterns/stay-calendar/use-cell-amount.ts': 'shown',
  'packages/design-system/src/screens/balance/balance-view.tsx': 'shown in a field',
  'packages/design-system/src/screens/standby/standby-form.tsx': 'shown in a field',
  'packages/design-system/src/screens/standby/waiting-standby-request.tsx': 'shown in a field',
  'packages/domain/src/standby/standby-ceiling.ts': 'rounded to what a guest would type',
  'packages/domain/src/property-settings/policy-text.ts': 'typed in a field, and shown in it',
  'packages/domain/src/property-settings/promotions-text.ts': 'typed in a field, and shown in it',
  'packages/dev-payment-provider/src/challenge-page.ts': 'shown',
  'packages/booking-service/src/bank-transfers/routes.ts': 'entered by the staff',
  'packages/booking-service/src/staff/reports/report-csv.ts': 'written to a file for a spreadsheet',
  'packages/dev-service/src/import/booking.ts': 'read from a file',
}

const crossing = /\b(?:to|from)Major\(/
/** A sum, difference or product of what comes from the wire or goes there. */
const arithmetic =
  /\btoMajor\([^()]*\)\s*[-+*/]\s|[-+*/]\s+toMajor\(|\bwire(?:\.\w+)+\s*[-+*/]\s|[-+*/]\s+wire\.\w/

const lines = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories|journey)\.tsx?$|\/testing\/|\/(journeys|bench)\//.test(path))
  .flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((text) => ({ path, text })),
  )

test('money crosses the border where it is read, written or shown, and nowhere else', () => {
  const crossings = [...new Set(lines.filter(({ text }) => crossing.test(text)).map(({ path }) => path))]
  const isAt = (border) => (path) => path.startsWith(border)
  assert.deepEqual(
    crossings.filter((path) => !Object.keys(bordersOfMoney).some((border) => isAt(border)(path))),
    [],
  )
  assert.deepEqual(
    Object.keys(bordersOfMoney).filter((border) => !crossings.some(isAt(border))),
    [],
    'a border nothing crosses any more',
  )
})

test('nothing is worked out from the numbers of the wire', () => {
  const found = lines.filter(({ text }) => !/^\s*(\*|\/\/|\/\*)/.test(text) && arithmetic.test(text))
  assert.deepEqual(found, [])
})

test('a difference of two numbers of the wire is one', () => {
  assert.match('price(wire.totalAmount - wire.currentTotal)', arithmetic)
  assert.match('toMajor(total) * nights', arithmetic)
  assert.doesNotMatch('minus(change.newTotal, change.currentTotal)', arithmetic)
})
