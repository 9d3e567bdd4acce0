import { test } from '@playwright/test'
import { depth } from '@veranda/test-depth'
import { chosenBrand } from './chosen-brand.ts'

/** Leaves the journeys of the block it is called in to the full run, and says where a landing proves the same. */
export const leaveToTheFullRun = (provedBy: string): void =>
  test.skip(depth !== 'full' && chosenBrand === undefined, `Left to the full run: ${provedBy}`)
