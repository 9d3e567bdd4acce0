import type { Permission } from '../staff/index.ts'

/** What a column of a report holds: amounts of the row’s currency, a number of things, or hours. */
export type MeasureKind = 'money' | 'count' | 'hours'

/** What the rows of a report stand for. */
export const reportGroups = [
  'month',
  'day',
  'property',
  'brand',
  'reason',
  'change',
  'task',
  'letter',
] as const
export type ReportGroup = (typeof reportGroups)[number]

export type ReportDeclaration = {
  /** The permission it needs beside that to read reports. */
  readonly needs: Permission
  /** What its rows can stand for; the first is shown unless another is asked for. */
  readonly groups: readonly [ReportGroup, ...ReportGroup[]]
  /** Its columns by name, in their order. */
  readonly measures: Readonly<Record<string, MeasureKind>>
  /** The measure that is drawn. */
  readonly drawn: string
}

const everywhere = ['property', 'brand'] as const

/** The reports of the back office. Service, page and files read the same declaration. */
export const reports = {
  payments: {
    needs: 'payments:read',
    groups: ['month', 'day', ...everywhere],
    measures: {
      payments: 'count',
      received: 'money',
      refunds: 'count',
      'paid-back': 'money',
      'net-received': 'money',
    },
    drawn: 'received',
  },
  balances: {
    needs: 'payments:read',
    groups: ['month', 'day', ...everywhere],
    measures: { reservations: 'count', outstanding: 'money' },
    drawn: 'outstanding',
  },
  cancellations: {
    needs: 'reports:read',
    groups: ['reason', 'month', 'day', ...everywhere],
    measures: {
      cancellations: 'count',
      rooms: 'count',
      penalties: 'money',
      refunded: 'money',
      credits: 'money',
    },
    drawn: 'cancellations',
  },
  changes: {
    needs: 'reports:read',
    groups: ['change', 'month', 'day', ...everywhere],
    measures: { changes: 'count', sold: 'money', lowered: 'money', 'net-sold': 'money' },
    drawn: 'sold',
  },
  standby: {
    needs: 'reports:read',
    groups: ['month', 'day', ...everywhere],
    measures: {
      requests: 'count',
      awarded: 'count',
      declined: 'count',
      withdrawn: 'count',
      waiting: 'count',
      upgraded: 'money',
    },
    drawn: 'requests',
  },
  answers: {
    needs: 'reports:read',
    groups: ['task', 'month', 'day', ...everywhere],
    measures: {
      asked: 'count',
      answered: 'count',
      open: 'count',
      median: 'hours',
      slowest: 'hours',
    },
    drawn: 'asked',
  },
  letters: {
    needs: 'reports:read',
    groups: ['letter', 'month', 'day', ...everywhere],
    measures: { letters: 'count', sent: 'count', bounced: 'count', queued: 'count', unknown: 'count' },
    drawn: 'letters',
  },
} as const satisfies Readonly<Record<string, ReportDeclaration>>

export type ReportName = keyof typeof reports
export type MeasureOf<Name extends ReportName> = keyof (typeof reports)[Name]['measures'] & string
/** Every measure of every report: a name means the same wherever it is. */
export type Measure = { [Name in ReportName]: MeasureOf<Name> }[ReportName]

export const reportNames = Object.keys(reports) as readonly ReportName[]

/** The columns of a report, in their order. */
export const measuresOf = (name: ReportName): readonly { name: Measure; kind: MeasureKind }[] =>
  Object.entries<MeasureKind>(reports[name].measures).map(([measure, kind]) => ({
    name: measure as Measure,
    kind,
  }))

/** By what the rows of a report can be grouped, the usual way first. */
export const groupsOf = (name: ReportName): readonly ReportGroup[] => reports[name].groups

/** Whether it counts money: its rows are of one currency each, and it can be limited to one. */
export const hasAmounts = (name: ReportName): boolean => measuresOf(name).some(({ kind }) => kind === 'money')

/** The reports that a member of staff with these permissions may open. */
export const reportsFor = (permissions: readonly string[]): readonly ReportName[] =>
  reportNames.filter((name) => permissions.includes(reports[name].needs))
