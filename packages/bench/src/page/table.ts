import { median, spread } from '../statistics.ts'
import type { Press } from './press.ts'
import type { Visit } from './visit.ts'

/** A time is compared as a ratio to the limit's, whatever the machine; a count stands for itself. */
type Row<Measured> = {
  readonly label: string
  readonly read: (one: Measured) => number
  readonly digits: number
  readonly isTime?: boolean
}

const rows: readonly Row<Visit>[] = [
  { label: 'first paint, ms', read: (visit) => visit.firstPaint, digits: 0, isTime: true },
  { label: 'visible, ms', read: (visit) => visit.visible, digits: 0, isTime: true },
  { label: 'usable, ms', read: (visit) => visit.usable, digits: 0, isTime: true },
  { label: 'blocked, ms', read: (visit) => visit.blocked, digits: 0 },
  { label: 'layout shift', read: (visit) => visit.shift, digits: 3 },
  { label: 'heap, MB', read: (visit) => visit.heapMegabytes, digits: 1 },
  { label: 'kB before visible', read: (visit) => visit.kilobytesBefore, digits: 1 },
  { label: 'kB before usable', read: (visit) => visit.kilobytesBeforeUsable, digits: 1 },
  { label: 'kB in all', read: (visit) => visit.kilobytes, digits: 1 },
  { label: 'requests before visible', read: (visit) => visit.requestsBefore, digits: 0 },
  { label: 'requests in all', read: (visit) => visit.requests, digits: 0 },
]

const pressRows: readonly Row<Press>[] = [
  { label: 'seen, ms', read: (press) => press.seen, digits: 0 },
  { label: 'requests', read: (press) => press.requests, digits: 0 },
  { label: 'of them in sequence', read: (press) => press.inSequence, digits: 0 },
]

type Results<Measured> = Readonly<Record<string, readonly Measured[]>>

/** One page: the limit in the first column, what else is measured beside it, each time also as a ratio. */
export const table = (name: string, results: Results<Visit>): string => drawn(name, rows, results)

/** One press: no hand-written page makes it, so that its times stand for themselves. */
export const pressTable = (name: string, results: Results<Press>): string => drawn(name, pressRows, results)

function drawn<Measured>(name: string, shown: readonly Row<Measured>[], results: Results<Measured>): string {
  const { limit } = results
  const line = ({ label, read, digits, isTime }: Row<Measured>) => {
    const ratio = (values: readonly number[]) =>
      isTime && limit ? ` × ${(median(values) / median(limit.map(read))).toFixed(2)}` : ''
    const cells = Object.values(results).map((one) => {
      const values = one.map(read)
      return cell(`${spread(values, digits)}${one === limit ? '' : ratio(values)}`)
    })
    return label.padEnd(26) + cells.join('')
  }
  const head = ''.padEnd(26) + Object.keys(results).map(cell).join('')
  return `\n${name}: medians [least–most], fonts apart\n${[head, ...shown.map(line)].join('\n')}\n`
}

export const cell = (text: string): string => text.padEnd(28)
