import assert from 'node:assert/strict'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { importsIn, specifiersIn } from './floors/imports.mjs'
import {
  arrowsBeside,
  arrowsUp,
  betweenFolders,
  filesWithoutFloor,
  knots,
  pairsOfFolders,
} from './floors/judge.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * The floors inside a package's source folder, the ground floor first. A file imports from its own floor and from those
 * below, types included. A room is a folder or a file; a folder inside a room may have a floor of its own. Rooms on one
 * floor stand beside each other and do not know each other. A file that nobody imports (`index.ts`, `main.ts`) opens the
 * package and has no floor. `routes.tsx` with its ending is the file beside the folder of that name.
 */
const floors = {
  domain: [
    ['result', 'money', 'locale', 'validation'],
    ['dates'],
    ['help', 'staff'],
    ['property'],
    ['brand'],
    ['policy'],
    ['reservation'],
    ['actions'],
    ['rates'],
    ['changes'],
    ['changes/add-ons', 'changes/occupancy', 'changes/upgrade'],
    ['changes/rooms'],
    ['cancellation'],
    ['payment', 'price-match', 'standby', 'requests'],
    ['bank-transfer'],
    ['catalogues'],
    ['property-settings'],
    ['receipts'],
    ['back-office'],
    ['offline-card'],
  ],
  contract: [
    // How an answer is read, and what every call and every shape on the wire is made of.
    ['wire/decoded'],
    ['refusals'],
    ['any-call-refusals', 'balance-refusals', 'selection-refusals', 'endpoint', 'problem'],
    ['wire'],
    ['failure'],
    ['endpoints'],
    ['headers'],
    ['send'],
    ['call'],
    ['client'],
    ['open-file', 'send-file'],
  ],
  'booking-service': [
    ['schema'],
    // What is counted and traced everywhere above.
    ['platform/telemetry'],
    // Knows no reservation.
    [
      'platform/db',
      'platform/brands',
      'platform/refusal',
      'platform/describe-failure',
      'platform/settings-error',
      'platform/csv',
    ],
    ['platform/hosts', 'platform/log', 'platform/language', 'platform/jobs'],
    ['platform/service'],
    ['platform/idempotency', 'platform/throttle'],
    ['platform/http'],
    ['platform/mail', 'platform/pdf'],
    ['platform/outbox', 'platform/metrics'],
    // What every feature stands on.
    ['identity'],
    ['audit', 'ledger', 'inventory', 'catalogue', 'help', 'receipts'],
    ['reservations'],
    ['letters'],
    [
      'letters/call-requested',
      'letters/automatic-charge',
      'letters/balance',
      'letters/bank-transfer',
      'letters/cancelled',
      'letters/confirmation',
      'letters/email-changed',
      'letters/email-confirmation',
      'letters/price-match',
      'letters/review',
      'letters/sign-in-link',
      'letters/standby',
      'letters/stay-changed',
      'letters/reinstated',
      'letters/staff-password',
    ],
    ['rates'],
    ['add-ons'],
    ['quotes'],
    // The features. Money and files are asked for by several; a room awarded from the waitlist is a change.
    ['rooms'],
    ['payments', 'documents', 'upgrade'],
    // A change can leave its balance to an automatic charge, which is agreed to like one of the balance alone.
    ['balance'],
    ['automatic-charges'],
    [
      'payments/adyen',
      'changes',
      'cancellations',
      'price-match',
      'guests',
      'requests',
      'staff-catalogues',
      'property-settings',
      'tickets',
      'confirmation-letters',
      'receipt-documents',
    ],
    ['standby', 'bank-transfers'],
    ['staff'],
    ['sign-in', 'views'],
    ['pages'],
    // What puts them together and starts them.
    [
      'features',
      'app',
      'calls-at',
      'env',
      'brands-setting',
      'store-address',
      'prepare-store',
      'start-identity',
      'start-mail',
      'start-payments',
      'start-service',
      'stand-ins',
      'run-service',
      'run-audit-command',
      'run-staff-command',
      'tables',
    ],
  ],
  portal: [
    // Where things are, and small rules of the pages. They know no state.
    [
      'paths',
      'action-paths',
      'paths-elsewhere',
      'receipt-paths',
      'cancellation-details-page',
      'change-flows',
      'guest-currency',
      'letter-to',
      'load-once',
      'site-origins',
      'working-days',
    ],
    ['state'],
    ['auth', 'variant'],
    ['portal'],
    ['offline', 'guards', 'written-page', 'server-state'],
    ['tasks'],
    ['portal-of-page', 'layout'],
    ['routes'],
    // They put pages of a flow together, or lead to other pages.
    ['routes/balance'],
    ['gates'],
    ['later-pages'],
    ['later-routes'],
    ['routes.tsx'],
    ['prefetch-on-intent', 'page-ahead'],
    ['app', 'when-quiet'],
    ['mount-portal'],
  ],
}

for (const [name, rooms] of Object.entries(floors))
  describe(`the floors of ${name}`, () => {
    const imports = importsIn(join(root, 'packages', name, 'src'))

    test('every file has a floor', () => assert.deepEqual(filesWithoutFloor(imports, rooms), []))

    test('no file imports from a floor above its own', () => assert.deepEqual(arrowsUp(imports, rooms), []))

    test('no two rooms of a floor know each other', () => assert.deepEqual(arrowsBeside(imports, rooms), []))

    test('no two folders know each other', () => assert.deepEqual(pairsOfFolders(imports), []))

    test('no circle leads through several folders', () =>
      assert.deepEqual(knots(betweenFolders(imports)), []))

    test('no files are tied into a knot', () => assert.deepEqual(knots(imports), []))
  })

describe('a package whose floors are wrong', () => {
  const up = [{ from: 'money/money.ts', to: 'rates/price.ts' }]
  const circle = [
    { from: 'rates/price.ts', to: 'rooms/room.ts' },
    { from: 'rooms/room.ts', to: 'changes/change.ts' },
    { from: 'changes/change.ts', to: 'rates/price.ts' },
  ]

  test('is told of an arrow up', () =>
    assert.deepEqual(arrowsUp(up, [['money'], ['rates']]), ['money/money.ts imports rates/price.ts']))

  test('is told of an arrow up from the file beside a folder of its name', () => {
    const beside = [{ from: 'routes/change/route.tsx', to: 'routes.tsx' }]
    assert.deepEqual(arrowsUp(beside, [['routes'], ['routes.tsx']]), [
      'routes/change/route.tsx imports routes.tsx',
    ])
  })

  test('is told of every way to import: a type, what is handed on, a part that comes later, the package’s own name', () => {
    const text = `import type { A } from '../a/a.ts'
import './b.ts'
export { c } from './c.ts'
export type * from "./d.ts"
const later = () => import(
  './e.ts'
)
type F = import('./f.ts').F
import { g } from '@veranda/own'
import { h } from '@veranda/own/h'
import { other } from '@veranda/other'
// Not './z.ts', and nothing from a library: import x from 'valibot'`
    assert.deepEqual(specifiersIn(text, '@veranda/own'), [
      '../a/a.ts',
      './b.ts',
      './c.ts',
      './d.ts',
      './e.ts',
      './f.ts',
      '@veranda/own',
      '@veranda/own/h',
    ])
  })

  test('is told of a folder inside a room that stands above it', () => {
    const inside = [{ from: 'changes/change.ts', to: 'changes/upgrade/offer.ts' }]
    assert.deepEqual(arrowsUp(inside, [['changes'], ['changes/upgrade']]), [
      'changes/change.ts imports changes/upgrade/offer.ts',
    ])
  })

  test('is told of a room that knows the one beside it, not of files that put the package together', () => {
    const beside = [
      { from: 'rates/price.ts', to: 'rates/total.ts' },
      { from: 'rates/price.ts', to: 'rooms/room.ts' },
      { from: 'app.ts', to: 'service.ts' },
    ]
    assert.deepEqual(arrowsBeside(beside, [['rates', 'rooms', 'app', 'service']]), [
      'rates/price.ts imports rooms/room.ts',
    ])
  })

  test('is told of a file for tests that the product imports', () =>
    assert.deepEqual(
      filesWithoutFloor([{ from: 'rates/price.ts', to: 'rates/testing/a-rate.ts' }], [['rates']]),
      ['rates/testing/a-rate.ts'],
    ))

  test('is told of two folders that know each other', () =>
    assert.deepEqual(pairsOfFolders([...up, { from: 'rates/total.ts', to: 'money/sum.ts' }]), [
      'money rates',
    ]))

  test('is told of a circle through several files and folders', () => {
    assert.deepEqual(knots(circle), [['changes/change.ts', 'rates/price.ts', 'rooms/room.ts']])
    assert.deepEqual(knots(betweenFolders(circle)), [['changes', 'rates', 'rooms']])
  })

  test('is told of a folder that was given no floor', () =>
    assert.deepEqual(filesWithoutFloor(circle, [['rates', 'changes']]), ['rooms/room.ts']))

  test('is told of a file beside the folders that others import, not of the one that opens the package', () => {
    const beside = [
      { from: 'main.ts', to: 'service.ts' },
      { from: 'rates/price.ts', to: 'service.ts' },
    ]
    assert.deepEqual(filesWithoutFloor(beside, [['rates']]), ['service.ts'])
    assert.deepEqual(filesWithoutFloor(beside, [['service'], ['rates']]), [])
  })
})
