import { useAtomValue } from 'jotai'
import { usePortal } from '../portal.ts'
import { sessionAtom } from '../state/session.ts'
import { pageBrand, type Variant, variantFor } from '../variant.ts'

/** The brand on screen. */
export const useVariant = (): Variant =>
  variantFor(usePortal().variants, pageBrand, useAtomValue(sessionAtom))
