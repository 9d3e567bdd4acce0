import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { depth, recordFigure } from '@veranda/test-depth'
import { type FlowName, flows, type Property } from '../properties.ts'
import { chosenBrand } from './chosen-brand.ts'
import { playedOn, titleOn } from './on-each-property.ts'

/** Each journey that was not played, and by which checks a landing proves the same. */
const listed = join(import.meta.dirname, '../../reports/left-out.txt')

type LeftOut = { readonly flow: FlowName; readonly on: readonly Property[]; readonly journeys: number }

/** Says at the end what a run has left to the full one, and writes down how much was played. */
export default class LeftOutReporter implements Reporter {
  private suite: Suite | undefined

  printsToStdio(): boolean {
    return false
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onEnd(): void {
    const { suite } = this
    if (!suite) return
    const left = leftOut(suite)
    const done = suite.allTests().filter(({ results }) => results.length > 0)
    const skipped = done.filter((one) => one.outcome() === 'skipped')
    const played = done.length - skipped.length
    const missing = skipped.length + left.reduce((sum, { journeys }) => sum + journeys, 0)
    const brands = new Set(suite.allTests().flatMap(({ tags }) => tags))
    if (played > 0)
      recordFigure('journeys', `${played} of ${played + missing} played, on ${brands.size} brands`)
    mkdirSync(dirname(listed), { recursive: true })
    writeFileSync(listed, skipped.map((one) => `${one.title}\n${reasonOf(one)}\n`).join('\n'))
    if (missing > 0) process.stdout.write(`\n${sentenceAbout(left, missing, skipped.length)}\n`)
  }
}

const reasonOf = ({ annotations }: TestCase): string =>
  annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'

/** A flow has the same journeys on each of its properties, so those played tell how many are left. */
function leftOut(suite: Suite): readonly LeftOut[] {
  return (Object.keys(flows) as FlowName[]).flatMap((flow) => {
    const played = playedOn(flow)
    const titles = new Set(played.map((property) => titleOn(flow, property)))
    const here = suitesUnder(suite).filter(({ title }) => titles.has(title))
    const on = flows[flow].filter((property) => !played.includes(property))
    const each = here.reduce((sum, { length }) => sum + length, 0) / Math.max(played.length, 1)
    return on.length > 0 && each > 0 ? [{ flow, on, journeys: each * on.length }] : []
  })
}

const suitesUnder = (suite: Suite): readonly { readonly title: string; readonly length: number }[] => [
  { title: suite.title, length: suite.allTests().length },
  ...suite.suites.flatMap(suitesUnder),
]

function sentenceAbout(left: readonly LeftOut[], journeys: number, skipped: number): string {
  const list = left.map(({ flow, on, journeys: count }) => `${flow} on ${names(on)} (${count})`).join('; ')
  const where = chosenBrand || depth === 'full' ? 'Not played' : 'Left to the full run, npm run test:all'
  const more =
    skipped > 0 ? `; ${skipped} listed in packages/journeys/reports/left-out.txt, with what proves them` : ''
  return `${where}: ${journeys} journeys: ${list}${more}.`
}

const names = (properties: readonly Property[]): string =>
  new Intl.ListFormat('en').format(properties.map(({ name }) => name))
