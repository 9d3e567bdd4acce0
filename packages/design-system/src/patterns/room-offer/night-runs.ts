import { addDays, type PlainDate } from '@veranda/domain'

/** Nights in a row, both ends slept. */
export type NightRun = { readonly from: PlainDate; readonly until: PlainDate }

/** Nights as one would say them: the ones in a row together. */
export function nightRunsOf(nights: readonly PlainDate[]): readonly NightRun[] {
  const runs: NightRun[] = []
  for (const night of nights) {
    const last = runs.at(-1)
    if (last && addDays(last.until, 1) === night) runs[runs.length - 1] = { from: last.from, until: night }
    else runs.push({ from: night, until: night })
  }
  return runs
}
