import { median, spread } from '../statistics.ts'
import type { Visit } from './visit.ts'

/** A time is compared as a ratio to the limit's, whatever the machine; a count stands for itself. */
type Row = {
  readonly label: string
  readonly read: (visit: Visit) => number
  readonly digits: number
  readonly isTime?: boolean
}

const rows: readonly Row[] = [
  { label: 'first paint, ms', read: (visit) => visit.firstPaint, digits: 0, isTime: true },
  { label: 'visible, ms', read: (visit) => visit.visible, digits: 0, isTime: true },
  { label: 'usable, ms', read: (visit) => visit.usable, digits: 0, isTime: true },
  { label: 'blocked, ms', read: (visit) => visit.blocked, digits: 0 },
  { label: 'layout shift', read: (visit) => visit.shift, digits: 3 },
  { label: 'heap, MB', read: (visit) => visit.heapMegabytes, digits: 1 },
  { label: 'kB before visible', read: (visit) => visit.kilobytesBefore, digits: 1 },
  { label: 'kB in all', read: (visit) => visit.kilobytes, digits: 1 },
  { label: 'requests before visible', read: (visit) => visit.requestsBefore, digits: 0 },
  { label: 'requests in all', read: (visit) => visit.requests, digits: 0 },
]

/** One page: the limit in the first column, with its spread; every brand beside it, its times also as ratios. */
export function table(name: string, results: Readonly<Record<string, readonly Visit[]>>): string {
  const { limit = [], ...brands } = results
  const line = ({ label, read, digits, isTime }: Row) => {
    const least = limit.map(read)
    const ours = Object.values(brands).map((visits) => {
      const values = visits.map(read)
      const ratio = isTime ? ` × ${(median(values) / median(least)).toFixed(2)}` : ''
      return cell(`${median(values).toFixed(digits)}${ratio}`)
    })
    return label.padEnd(26) + spread(least, digits).padEnd(22) + ours.join('')
  }
  const head = ''.padEnd(26) + 'limit'.padEnd(22) + Object.keys(brands).map(cell).join('')
  return `\n${name}: medians, fonts apart\n${[head, ...rows.map(line)].join('\n')}\n`
}

const cell = (text: string) => text.padEnd(17)
