import { type BrandFiles, readBrand } from '../brand-files.ts'
import { catalogueOfOurs } from '../catalogue.ts'
import { colorFindings } from './colors.ts'
import { type Finding, lineOf } from './finding.ts'
import { helpFindings } from './help.ts'
import { pageFindings } from './page.ts'
import { placeFindings } from './places.ts'
import { ruleFindings } from './rules.ts'
import { type Catalogue, wordFindings } from './words.ts'

type CheckOptions = { readonly report?: string | undefined; readonly site?: string | undefined }

/** Prints what to mend in the brand of a folder; answers 1 where there is a fault. */
export async function check(folder: string, { report, site }: CheckOptions): Promise<number> {
  const files = await readBrand(folder)
  const found = checkBrand(files, catalogueOfOurs())
  for (const finding of found) process.stdout.write(`${lineOf(finding)}\n`)
  const faults = found.filter(({ kind }) => kind === 'fault').length
  process.stdout.write(
    faults === 0
      ? `${files.served.displayName}: nothing to mend.\n`
      : `${files.served.displayName}: ${faults} to mend.\n`,
  )
  if (report === undefined) return faults === 0 ? 0 : 1
  const { writeReport } = await import('../report.ts')
  const overflowing = await writeReport({ folder: report, site, files, found })
  return faults + overflowing === 0 ? 0 : 1
}

/** What to mend in a brand before its guests meet it: faults first, in the order of its files. */
export function checkBrand(files: BrandFiles, catalogue: Catalogue): readonly Finding[] {
  const found = [
    ...placeFindings(files.served),
    ...helpFindings(files.served.help),
    ...colorFindings(files),
    ...wordFindings(files, catalogue),
    ...ruleFindings(files),
    ...pageFindings(files),
  ]
  return [...found.filter(({ kind }) => kind === 'fault'), ...found.filter(({ kind }) => kind === 'note')]
}
