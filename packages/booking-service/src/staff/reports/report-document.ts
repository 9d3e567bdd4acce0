import {
  type Locale,
  type MeasureKind,
  measuresOf,
  money,
  type PlainDate,
  type Report,
  type ReportRow,
} from '@veranda/domain'
import { staffSentencesIn } from '@veranda/messages/staff'
import { exactMoney } from '../../letters/letter-formats.ts'
import { letterheadOf, pdfLookOf } from '../../letters/letterhead.ts'
import type { Brands } from '../../platform/brands.ts'
import type { FileGiven } from '../../platform/http/reply.ts'
import { paperOf } from '../../platform/pdf/paper.ts'
import type { PdfPart } from '../../platform/pdf/pdf.ts'
import { writePdf } from '../../platform/pdf/write-pdf.ts'

type Printed = {
  readonly report: Report
  readonly locale: Locale
  readonly brands: Brands
  /** The name of the property it is limited to. */
  readonly propertyName: string | undefined
}

/** A report on paper, in the look of the brand it is limited to, otherwise of the first: what is asked, and a table a currency. */
export async function reportDocument({ report, locale, brands, propertyName }: Printed): Promise<FileGiven> {
  const { name, from, to, by, brand, currency, at, totals } = report
  const say = staffSentencesIn(locale)
  const [first] = brands.all
  const dressed = (brand === undefined ? undefined : brands.find(brand)) ?? first
  if (!dressed) throw new Error('A report has no brand to be printed for')
  const title = say(`staff-reports.name-${name}`)
  const brandName = brand === undefined ? say('staff-reports.every-brand') : dressed.displayName
  const parts: readonly PdfPart[] = [
    { kind: 'title', text: title },
    { kind: 'paragraph', text: say(`staff-reports.about-${name}`) },
    {
      kind: 'facts',
      rows: [
        {
          label: say('staff-reports.period'),
          text: say('staff-reports.from-to', { from: dayIn(locale, from), to: dayIn(locale, to) }),
        },
        { label: say('staff-reports.brand'), text: brandName },
        { label: say('staff-reports.property'), text: propertyName ?? say('staff-reports.every-property') },
        ...(currency === undefined ? [] : [{ label: say('staff-reports.currency'), text: currency }]),
      ],
    },
    ...(totals.length === 0
      ? [{ kind: 'paragraph' as const, text: say('staff-reports.nothing') }]
      : totals.flatMap((total) => tableOf(report, total, locale))),
  ]
  const bytes = await writePdf({
    lang: locale,
    title,
    paper: paperOf(new Intl.Locale(locale).region ?? ''),
    mark: dressed.displayName,
    ...pdfLookOf(letterheadOf(dressed)),
    parts,
    footer: say('staff-reports.made-at', {
      // In the middle of a sentence.
      by: say(`staff-reports.by-${by}`).toLocaleLowerCase(locale),
      at: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
        new Date(at),
      ),
    }),
    createdAt: new Date(at),
  })
  return { name: `${name}-${from}-${to}.pdf`, type: 'application/pdf', bytes: new Uint8Array(bytes) }
}

function tableOf(report: Report, total: Report['totals'][number], locale: Locale): readonly PdfPart[] {
  const { name, by, rows } = report
  const say = staffSentencesIn(locale)
  const measures = measuresOf(name)
  const figures = ({ currency, values }: Pick<ReportRow, 'currency' | 'values'>): readonly string[] =>
    measures.map(({ kind }, index) => figureIn(locale, values[index] ?? null, kind, currency))
  return [
    ...(total.currency === undefined ? [] : [{ kind: 'heading' as const, text: total.currency }]),
    {
      kind: 'table',
      head: [
        say(`staff-reports.by-${by}`),
        ...measures.map(({ name: measure }) => say(`staff-reports.measure-${measure}`)),
      ],
      rows: rows
        .filter(({ currency }) => currency === total.currency)
        .map((row) => [row.label, ...figures(row)]),
      foot: [say('staff-reports.total'), ...figures(total)],
    },
  ]
}

function figureIn(
  locale: Locale,
  value: number | null,
  kind: MeasureKind,
  currency: ReportRow['currency'],
): string {
  if (value === null) return '–'
  if (kind === 'money' && currency) return exactMoney(locale, money(value, currency))
  if (kind === 'hours')
    return staffSentencesIn(locale)('staff-reports.hours', {
      hours: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value),
    })
  return new Intl.NumberFormat(locale).format(value)
}

const dayIn = (locale: Locale, day: PlainDate): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
