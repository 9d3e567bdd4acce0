import { commands } from 'vitest/browser'
import { forcedColorFaults, unjudgedMarks } from './forced-color-faults.ts'
import { largeTextFaults } from './large-text-faults.ts'
import { touchFaults } from './touch-faults.ts'
import { typeFaults } from './type-faults.ts'

/**
 * What a story on the usual phone owes those who read large letters, press with a finger or let their system choose the
 * colours.
 */
export async function faultsForEveryone(): Promise<readonly string[]> {
  return [...touchFaults(), ...typeFaults(), ...largeTextFaults(), ...(await faultsInForcedColors())]
}

async function faultsInForcedColors(): Promise<readonly string[]> {
  const marks = unjudgedMarks()
  if (marks.length === 0) return []
  await commands.forceColors('active')
  const found = forcedColorFaults(marks)
  await commands.forceColors('none')
  return found
}
