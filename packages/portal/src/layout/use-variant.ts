import { useAtomValue } from 'jotai'
import { usePortal, type Variant } from '../portal.ts'
import { sessionAtom } from '../state/session.ts'
import { pageBrand, variantFor } from '../variant.ts'

/** The brand on screen. */
export const useVariant = (): Variant =>
  variantFor(usePortal().variants, pageBrand, useAtomValue(sessionAtom))
