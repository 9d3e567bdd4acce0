import { spread } from '../statistics.ts'
import type { PageName, Results } from './page-bench.ts'
import { pressCases, type Press } from './press.ts'
import { cell } from './table.ts'
import type { Visit } from './visit.ts'

type Visits = Readonly<Record<PageName, Results<Visit>>>

/** What the first view must reach, and how it is read off what was measured: one value a run, compared within that run. */
type Demand = {
  readonly label: string
  readonly must: number
  readonly digits: number
  readonly read: (brand: string, visits: Visits, pressed: readonly Results<Press>[]) => readonly number[]
}

/** Each run's value as a multiple of the yardstick's in the same run. */
const times =
  (page: PageName, value: (visit: Visit) => number, yardstick: 'limit' | 'react' = 'limit') =>
  (brand: string, visits: Visits): readonly number[] =>
    (visits[page][brand] ?? []).map((visit, run) => {
      const least = visits[page][yardstick]?.[run]
      return least ? ratio(value(visit), value(least)) : Number.NaN
    })

/** Where the yardstick blocks nothing, one that blocks nothing either is its equal. */
const ratio = (ours: number, least: number): number => (ours === 0 && least === 0 ? 1 : ours / least)

const own = (page: PageName, value: (visit: Visit) => number) => (brand: string, visits: Visits) =>
  (visits[page][brand] ?? []).map(value)

const pressOf =
  (index: number, value: (press: Press) => number) =>
  (brand: string, _visits: Visits, pressed: readonly Results<Press>[]): readonly number[] =>
    (pressed[index]?.[brand] ?? []).map(value)

const demands: readonly Demand[] = [
  { label: 'sign-in seen, × limit', must: 1.15, digits: 2, read: times('signIn', (one) => one.visible) },
  { label: 'sign-in usable, × limit', must: 2.3, digits: 2, read: times('signIn', (one) => one.usable) },
  {
    label: 'stay seen, cold, × limit',
    must: 0.9,
    digits: 2,
    read: times('reservation', (one) => one.visible),
  },
  {
    label: 'stay usable, cold, × limit',
    must: 2.2,
    digits: 2,
    read: times('reservation', (one) => one.usable),
  },
  { label: 'second visit seen, × limit', must: 1, digits: 2, read: times('again', (one) => one.visible) },
  { label: 'press “Sign in”, ms', must: 800, digits: 0, read: pressOf(0, (one) => one.seen) },
  { label: '… requests in sequence', must: 3, digits: 0, read: pressOf(0, (one) => one.inSequence) },
  { label: 'press “Change dates”, ms', must: 200, digits: 0, read: pressOf(1, (one) => one.seen) },
  { label: 'press “Cancel”, ms', must: 200, digits: 0, read: pressOf(2, (one) => one.seen) },
  {
    label: 'kB before usable',
    must: 96,
    digits: 1,
    read: own('reservation', (one) => one.kilobytesBeforeUsable),
  },
  { label: 'kB before idle', must: 170, digits: 1, read: own('reservation', (one) => one.kilobytes) },
  { label: 'requests until idle', must: 15, digits: 0, read: own('reservation', (one) => one.requests) },
  {
    label: 'blocked, sign-in, × React alone',
    must: 1.5,
    digits: 2,
    read: times('signIn', (one) => one.blocked, 'react'),
  },
  {
    label: 'blocked, stay, × React alone',
    must: 1.5,
    digits: 2,
    read: times('reservation', (one) => one.blocked, 'react'),
  },
  {
    label: 'layout shift, the worst page',
    must: 0,
    digits: 3,
    read: (brand, visits) =>
      Object.values(visits).flatMap((results) => (results[brand] ?? []).map(({ shift }) => shift)),
  },
]

/** Every demand on the first view, with the median of the runs and the least and the most of them. */
export function firstViewTable(
  brands: readonly string[],
  visits: Visits,
  pressed: Readonly<Record<string, Results<Press>>>,
): string {
  const inOrder = Object.keys(pressCases).map((name) => pressed[name] ?? {})
  const line = ({ label, must, digits, read }: Demand) =>
    label.padEnd(34) +
    `≤ ${must.toFixed(digits)}`.padEnd(10) +
    brands.map((brand) => cell(spread(read(brand, visits, inOrder), digits))).join('')
  const head = ''.padEnd(34) + 'must'.padEnd(10) + brands.map(cell).join('')
  return `\nThe first view: medians of the runs, each compared within its own\n${[head, ...demands.map(line)].join('\n')}\n`
}
