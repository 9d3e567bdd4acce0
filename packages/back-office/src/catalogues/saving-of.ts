import type {
  changeCatalogueEntry,
  createCatalogueEntry,
  deleteCatalogueEntry,
  Failure,
} from '@veranda/contract'
import type { EntrySaving } from '@veranda/design-system/screens/staff-catalogue'

type Refusing =
  | Failure<typeof createCatalogueEntry>
  | Failure<typeof changeCatalogueEntry>
  | Failure<typeof deleteCatalogueEntry>

/** What a write that was not done says on the page. */
export function savingOf(failure: Refusing): EntrySaving {
  if (failure.kind !== 'refused') return { kind: 'failed' }
  switch (failure.refusal) {
    case 'version-changed':
      return { kind: 'conflict' }
    case 'entry-not-accepted':
      return { kind: 'not-accepted', problems: failure.attached.problems }
    case 'entry-exists':
      return { kind: 'exists' }
    case 'change-waits':
      return { kind: 'waits' }
    case 'entry-in-use':
      return { kind: 'in-use', uses: failure.attached.uses }
    case 'word-missing':
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed' }
  }
}
