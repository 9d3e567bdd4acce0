import type { AuditFault } from '@veranda/domain'
import { verifyAudit } from './audit/verify-audit.ts'
import type { Settings } from './env.ts'
import { openStore } from './platform/db/open-store.ts'
import { storeAddress } from './store-address.ts'

/** Whether the program was started to verify the audit instead of serving. */
export const isAuditCommand = ([command]: readonly string[]): boolean => command === 'verify-audit'

/** Verifies the audit's chain, and says what was found in a sentence; `isWhole` is false where an entry is not what was written. */
export async function runAuditCommand(
  settings: Settings,
): Promise<{ readonly isWhole: boolean; readonly sentence: string }> {
  const store = await openStore(storeAddress(settings))
  try {
    const { entries, sealedFrom, last, broken } = await verifyAudit(store.db)
    if (broken)
      return {
        isWhole: false,
        sentence: `Entry ${broken.id} ${faults[broken.fault]}. ${entries} entries before it are as they were written.`,
      }
    const begins =
      sealedFrom === undefined
        ? 'None of them is sealed yet.'
        : `What they say is proven from entry ${sealedFrom} on, before it only their order.`
    return {
      isWhole: true,
      sentence: `${entries} entries follow each other as they were written. ${begins} The last one is ${last || 'none'}.`,
    }
  } finally {
    await store.close()
  }
}

const faults: Readonly<Record<AuditFault, string>> = {
  order: 'follows another entry',
  content: 'says something else than was written',
  seal: 'cannot be verified',
}
