import { letterLookOf } from '@veranda/design-system/letter-look'
import type { ServedBrand } from '@veranda/domain'
import { brand } from './brand.ts'
{{languageImports}}import { tokens } from './tokens.ts'

/** The brand as the booking service is handed it, with what no page needs. */
const served: ServedBrand = {
  ...brand,
  site: { folder: '{{folder}}' },
  letterLook: letterLookOf(tokens),{{languages}}
}

export default served
