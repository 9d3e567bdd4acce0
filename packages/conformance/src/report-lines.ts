import type { Report } from './run-conformance.ts'

/** The report as lines of text: what differs, what was not asked, and the sum. */
export function reportLines({ baseUrl, calls }: Report): readonly string[] {
  const { asked, findings, whole, untried } = sumsOf({ calls })
  return [
    ...findings.flatMap(({ call, check, asked, came, contract, where }) => [
      `${call}: ${check}`,
      `  asked     ${asked}`,
      `  came      ${came}`,
      `  contract  ${contract}`,
      `  where     ${where}`,
      '',
    ]),
    `${baseUrl}: ${findings.length === 0 ? 'nothing differs from the contract' : `${findings.length} differ from the contract`}.`,
    `${asked} of ${calls.length} calls were made; ${whole} of them as far as the kit can.`,
    ...(untried === 0 ? [] : [`What was not asked, and why, is in the page (--report): ${untried} points.`]),
  ]
}

/** The figures of a report. */
export function sumsOf({ calls }: Pick<Report, 'calls'>) {
  const made = calls.filter(({ tried }) => tried.length > 0)
  return {
    asked: made.length,
    whole: made.filter(({ notRun }) => notRun.length === 0).length,
    findings: calls.flatMap(({ findings }) => findings),
    untried: calls.flatMap(({ notRun }) => notRun).length,
  }
}
