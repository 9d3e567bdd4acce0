import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/index.ts'
import { money } from '../money/index.ts'
import { type BalanceBill, balancePayment } from '../payment/index.ts'
import {
  arrivalMoves,
  arrivalStates,
  bankTransferDue,
  bankTransferMoves,
  bankTransferReference,
  bankTransferStates,
  billWithout,
  coverageOf,
  dueStepOf,
  isBankTransferReference,
  proposedMatch,
  referenceDigits,
  referencesIn,
  settleArrival,
  shortestTransferDays,
} from './index.ts'

const usd = (amount: number) => money(amount, 'USD')
const body = fc.stringMatching(new RegExp(`^\\d{${referenceDigits}}$`))

describe('the reference of a bank transfer', () => {
  test('is a creditor reference with the check digits of ISO 11649', () => {
    // The example of the standard.
    expect(bankTransferReference('539007547034')).toBe('RF18539007547034')
  })

  test('is found in what the bank wrote, however it is written there', () => {
    const between = fc.stringMatching(/^[ ./,:;\-a-z]{0,12}$/)
    fc.assert(
      fc.property(body, between, between, fc.constantFrom(1, 2, 4, 5), (signs, before, after, group) => {
        const reference = bankTransferReference(signs)
        const spaced = reference.match(new RegExp(`.{1,${group}}`, 'g'))?.join(' ') ?? ''
        for (const written of [reference, reference.toLowerCase(), spaced, `/RFB/${reference}`])
          expect(referencesIn(`${before}${written}${after}`)).toContain(reference)
      }),
    )
  })

  test('with one sign wrong, or two neighbours swapped, is none', () => {
    const place = fc.integer({ min: 4, max: 3 + referenceDigits })
    fc.assert(
      fc.property(body, place, fc.constantFrom('0', '1', '4', '5', '8', '9'), (signs, at, sign) => {
        const reference = bankTransferReference(signs)
        const swapped = `${reference.slice(0, at)}${sign}${reference.slice(at + 1)}`
        if (swapped !== reference) expect(isBankTransferReference(swapped)).toBe(false)
        const [one, next] = [reference[at] ?? '', reference[at + 1] ?? '']
        if (next !== '' && next !== one)
          expect(
            isBankTransferReference(`${reference.slice(0, at)}${next}${one}${reference.slice(at + 2)}`),
          ).toBe(false)
      }),
    )
  })

  test.each(['', 'Hotel Los Cabos', 'RF', 'RF00', 'RF19539007547034', 'perfect, RFC 2119'])(
    'is not in “%s”',
    (text) => expect(referencesIn(text)).toEqual([]),
  )
})

describe('the day of a bank transfer', () => {
  const rules = { daysToPay: 7, daysAhead: 3, graceDays: 2 }
  const stay = { arrival: '2027-05-20', departure: '2027-05-24' } as const
  const before = (by: '2027-05-06') => ({ kind: 'before-arrival', by }) as const

  test.each([
    ['the property’s days later', '2027-04-01', before('2027-05-06'), '2027-04-08'],
    ['never after the day the balance is due', '2027-05-01', before('2027-05-06'), '2027-05-06'],
    ['what is due at check-in, some days before', '2027-05-13', { kind: 'at-check-in' }, '2027-05-17'],
    ['none where a bank would be too slow', '2027-05-05', before('2027-05-06'), undefined],
    ['nor once it is over', '2027-05-10', before('2027-05-06'), undefined],
  ] as const)('%s', (_, today, balanceDue, expected) =>
    expect(bankTransferDue({ stay, balanceDue }, rules, today)).toBe(expected),
  )

  test('is never later than what was agreed, nor sooner than banks are', () => {
    const some = fc.record({
      daysToPay: fc.integer({ min: 1, max: 30 }),
      daysAhead: fc.integer({ min: 0, max: 14 }),
      from: fc.integer({ min: -40, max: 5 }),
      by: fc.integer({ min: -30, max: 0 }),
      isAgreed: fc.boolean(),
    })
    fc.assert(
      fc.property(some, ({ daysToPay, daysAhead, from, by, isAgreed }) => {
        const today = addDays(stay.arrival, from)
        const latest = addDays(stay.arrival, isAgreed ? by : -daysAhead)
        const balanceDue = isAgreed
          ? ({ kind: 'before-arrival', by: latest } as const)
          : ({ kind: 'at-check-in' } as const)
        const due = bankTransferDue({ stay, balanceDue }, { daysToPay, daysAhead, graceDays: 0 }, today)
        if (due === undefined) return
        expect(due <= latest).toBe(true)
        expect(due >= addDays(today, shortestTransferDays)).toBe(true)
      }),
    )
  })

  test.each([
    ['2027-05-03', false, undefined],
    ['2027-05-04', false, 'remind'],
    ['2027-05-04', true, undefined],
    ['2027-05-06', false, 'remind'],
    ['2027-05-07', false, undefined],
    ['2027-05-08', true, undefined],
    ['2027-05-09', true, 'lapse'],
    ['2027-06-09', false, 'lapse'],
  ] as const)('due on 6 May with two days of grace, on %s (reminded: %s): %s', (today, wasReminded, step) =>
    expect(dueStepOf({ dueBy: '2027-05-06', wasReminded }, rules, today)).toBe(step),
  )
})

describe('money that arrives', () => {
  const arrival = { currency: 'USD', societyId: 1, references: ['RF'] } as const
  const announced = { state: 'awaited', currency: 'USD', societyId: 1 } as const
  test.each([
    ['an awaited transfer', announced, 'matched'],
    ['one that came too late', { ...announced, state: 'lapsed' }, 'matched'],
    ['one that was withdrawn', { ...announced, state: 'withdrawn' }, 'matched'],
    ['one that was received', { ...announced, state: 'received' }, 'already-received'],
    ['one in another currency', { ...announced, currency: 'MXN' }, 'other-currency'],
    ['one to another account', { ...announced, societyId: 2 }, 'other-account'],
  ] as const)('with the reference of %s: %s', (_, found, expected) => {
    const match = proposedMatch(arrival, [found])
    expect(match.ok ? 'matched' : match.refusal).toBe(expected)
  })
  test.each([
    [[], [], 'no-reference'],
    [['RF'], [], 'unknown-reference'],
    [['RF', 'RF'], [announced, announced], 'several-references'],
  ] as const)('with references %j of %j is not matched: %s', (references, found, refusal) =>
    expect(proposedMatch({ ...arrival, references }, found)).toMatchObject({ refusal }),
  )
})

/** Two rooms with 600.00 and 950.00 to pay, and an airport transfer of 90.00. */
const aBill = (airport = 9_000): BalanceBill => ({
  parts: [
    { roomNumber: 1, total: usd(90_000), paid: usd(30_000), pending: usd(60_000) },
    { roomNumber: 2, total: usd(95_000), paid: usd(0), pending: usd(95_000) },
    ...(airport > 0 ? [{ roomNumber: null, total: usd(airport), paid: usd(0), pending: usd(airport) }] : []),
  ],
  due: usd(155_000 + airport),
  smallest: usd(10_000),
})
const settled = (over: Partial<Parameters<typeof settleArrival>[0]>) => {
  const answer = settleArrival({
    bill: aBill(),
    announced: usd(95_000),
    meantFor: [2],
    arrived: usd(95_000),
    ...over,
  })
  return answer.ok ? answer.value : answer.refusal
}

describe('what arrived of 950.00 for the second room', () => {
  test('exactly pays that room', () =>
    expect(settled({})).toEqual({
      shares: [{ roomNumber: 2, amount: 95_000 }],
      applied: usd(95_000),
      credited: usd(0),
      refunded: usd(0),
      left: usd(69_000),
    }))

  test('less leaves the rest due', () =>
    expect(settled({ arrived: usd(50_000) })).toMatchObject({
      shares: [{ roomNumber: 2, amount: 50_000 }],
      left: usd(114_000),
    }))

  test('more is decided by the staff: for the other rooms, or back', () => {
    expect(settled({ arrived: usd(100_000) })).toBe('excess-undecided')
    expect(settled({ arrived: usd(100_000), excess: 'refund' })).toMatchObject({
      shares: [{ roomNumber: 2, amount: 95_000 }],
      credited: usd(0),
      refunded: usd(5_000),
    })
    expect(settled({ arrived: usd(100_000), excess: 'credit' })).toMatchObject({
      shares: [
        { roomNumber: 2, amount: 95_000 },
        { roomNumber: 1, amount: 5_000 },
      ],
      credited: usd(5_000),
      refunded: usd(0),
      left: usd(64_000),
    })
  })

  test('more than everything goes back even then', () =>
    expect(settled({ arrived: usd(200_000), excess: 'credit' })).toMatchObject({
      applied: usd(164_000),
      refunded: usd(36_000),
      left: usd(0),
    }))

  test('after another way has paid it goes back', () => {
    const bill = { parts: [], due: usd(0), smallest: usd(0) }
    expect(settled({ bill })).toBe('excess-undecided')
    expect(settled({ bill, excess: 'refund' })).toMatchObject({ shares: [], refunded: usd(95_000) })
  })
})

const some = fc.record({
  airport: fc.constantFrom(0, 9_000),
  announced: fc.integer({ min: 1, max: 200_000 }),
  arrived: fc.integer({ min: 1, max: 250_000 }),
  meantFor: fc.subarray([1, 2, null]),
  excess: fc.constantFrom('credit', 'refund'),
})

test('whatever arrives, every cent of it is applied or goes back, and the shares sum to what is applied', () => {
  fc.assert(
    fc.property(some, ({ airport, announced, arrived, meantFor, excess }) => {
      const bill = aBill(airport)
      const answer = settleArrival({
        bill,
        announced: usd(announced),
        arrived: usd(arrived),
        meantFor,
        excess,
      })
      if (!answer.ok) throw new Error(answer.refusal)
      const { shares, applied, credited, refunded, left } = answer.value
      expect(shares.reduce((all, { amount }) => all + amount, 0)).toBe(applied.amount)
      expect(applied.amount + refunded.amount).toBe(arrived)
      expect(applied.amount + left.amount).toBe(bill.due.amount)
      expect(Math.min(credited.amount, refunded.amount)).toBeGreaterThanOrEqual(0)
      if (arrived <= announced && arrived <= bill.due.amount) expect(refunded.amount).toBe(0)
      // An airport transfer is never paid in part.
      expect([undefined, airport]).toContain(shares.find(({ roomNumber }) => roomNumber === null)?.amount)
    }),
  )
})

test('what is on its way is not paid by another way, and still counts as to be paid', () => {
  const bill = billWithout(aBill(), { amount: usd(95_000), meantFor: [2] })
  expect(bill.parts.map(({ pending }) => pending.amount)).toEqual([60_000, 0, 9_000])
  expect(bill).toMatchObject({ due: usd(69_000), announced: usd(95_000) })
  expect(balancePayment(bill, { kind: 'all' })).toMatchObject({
    value: { amount: usd(69_000), left: usd(95_000) },
  })
  fc.assert(
    fc.property(some, ({ airport, announced, meantFor }) => {
      const whole = aBill(airport)
      const rest = billWithout(whole, { amount: usd(announced), meantFor })
      const pending = rest.parts.reduce((all, part) => all + part.pending.amount, 0)
      expect(pending).toBe(rest.due.amount)
      expect(rest.due.amount + (rest.announced?.amount ?? 0)).toBe(whole.due.amount)
      expect(rest.announced?.amount).toBeLessThanOrEqual(announced)
      if (rest.due.amount === 0) return
      const paid = balancePayment(rest, { kind: 'all' })
      if (!paid.ok) throw new Error(paid.refusal)
      expect(paid.value.shares.reduce((all, { amount }) => all + amount, 0)).toBe(rest.due.amount)
    }),
  )
})

test.each([
  [100, 100, 'exact'],
  [100, 99, 'under'],
  [100, 101, 'over'],
] as const)('of %s announced, %s is %s', (announced, arrived, expected) =>
  expect(coverageOf(usd(announced), usd(arrived))).toBe(expected),
)

type Moves = Readonly<Record<string, Readonly<Record<string, string>>>>
test.each<[string, readonly string[], Moves, string, readonly string[]]>([
  ['a bank transfer', bankTransferStates, bankTransferMoves, 'awaited', ['received']],
  ['an arrival', arrivalStates, arrivalMoves, 'unmatched', ['applied', 'returned']],
])('every state of %s is reached, and only its ends have no way on', (_, states, moves, first, ends) => {
  const reached = new Set([first])
  for (const state of reached) for (const next of Object.values(moves[state] ?? {})) reached.add(next)
  expect([...reached].toSorted()).toEqual([...states].toSorted())
  expect(states.filter((state) => Object.keys(moves[state] ?? {}).length === 0)).toEqual(ends)
})
