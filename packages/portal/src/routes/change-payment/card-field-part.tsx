import type { CardField } from '@veranda/contract'
import type { Locale } from '@veranda/domain'
import type { Ref } from 'react'
import { AdyenCard } from './adyen-card.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardFieldHandle } from './card-typed.ts'

export type CardFieldPartProps = {
  readonly field: Exclude<CardField, { readonly kind: 'none' }>
  readonly title: string
  readonly lang: Locale
  readonly countryCode: string
  readonly handle: Ref<CardFieldHandle>
}

/** The card field of the provider that charges cards here. */
export function CardFieldPart({ field, title, lang, countryCode, handle }: CardFieldPartProps) {
  switch (field.kind) {
    case 'embedded':
      return <CardFrame url={field.url} title={title} lang={lang} handle={handle} />
    case 'adyen':
      return <AdyenCard field={field} lang={lang} countryCode={countryCode} handle={handle} />
  }
}
