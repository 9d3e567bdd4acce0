import { test } from '@playwright/test'
import { depth } from '@veranda/test-depth'
import { chosenBrand } from './chosen-brand.ts'

/** A file below `packages`, and the title of the test in it or the name of the story; `scripts` checks that both are there. */
type Proof = readonly [file: string, title: string]

/** Leaves the journeys of the block it is called in to the full run, and says where a landing proves the same. */
export const leaveToTheFullRun = (reason: string, ...proofs: readonly Proof[]): void =>
  test.skip(depth !== 'full' && chosenBrand === undefined, `Left to the full run: ${reason}${listOf(proofs)}`)

const listOf = (proofs: readonly Proof[]): string =>
  proofs.map(([file, title]) => `\n    ${file}: ${title}`).join('')
