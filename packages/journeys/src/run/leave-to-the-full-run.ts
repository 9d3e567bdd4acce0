import { test } from '@playwright/test'
import { depth } from '@veranda/test-depth'
import { chosenBrand } from './chosen-brand.ts'

/** A file below `packages`, and the title of a test in it or the name of a story; `scripts` tests that both are there. */
type Check = readonly [file: string, title: string]

/** Leaves the journeys of the block it is called in to the full run, and says which checks of a landing prove the same. */
export const leaveToTheFullRun = (reason: string, ...checks: readonly Check[]): void =>
  test.skip(depth !== 'full' && chosenBrand === undefined, `  ${reason}${listOf(checks)}`)

const listOf = (checks: readonly Check[]): string =>
  checks.map(([file, title]) => `\n    ${file}: ${title}`).join('')
