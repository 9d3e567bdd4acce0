import { commands } from 'vitest/browser'
import { forcedColorFaults, hasMarks } from './forced-color-faults.ts'
import { largeTextFaults } from './large-text-faults.ts'
import { resize } from './resize.ts'
import { touchFaults } from './touch-faults.ts'

/**
 * What a story owes those who read large letters, press with a finger or let their system choose the colours. Measured
 * on the usual phone, and left on the narrowest.
 */
export async function forEveryone(): Promise<readonly string[]> {
  await resize(390)
  const found = [...touchFaults(), ...largeTextFaults(), ...(await inForcedColors())]
  await resize(320)
  return found
}

async function inForcedColors(): Promise<readonly string[]> {
  if (!hasMarks()) return []
  await commands.forceColors('active')
  const found = forcedColorFaults()
  await commands.forceColors('none')
  return found
}
