import type { ConsentProps } from '@veranda/design-system/patterns/consent'
import type { PaymentTiming } from '@veranda/domain'
import { useState } from 'react'
import { useVariant } from '../../layout/use-variant.ts'

/**
 * What a guest agrees to before a change whose difference is paid later: of one quote, and asked again for another. `asks`
 * says whether going on has to wait for it, and lets the page say so.
 */
export function useConsent(quoteId: string | undefined) {
  const { brand } = useVariant()
  const [accepted, setAccepted] = useState<string>()
  const [missed, setMissed] = useState<string>()
  const isAccepted = quoteId !== undefined && accepted === quoteId
  const hrefOf = (name: 'terms' | 'privacy') => brand.footer.links.find(({ label }) => label === name)?.href
  const consent: ConsentProps = {
    links: { terms: hrefOf('terms'), privacy: hrefOf('privacy') },
    isAccepted,
    isMissed: quoteId !== undefined && missed === quoteId,
    onAccepted: (is) => setAccepted(is ? quoteId : undefined),
  }
  const asks = (timing: PaymentTiming | undefined): boolean => {
    if (isAccepted || (timing !== 'before-arrival' && timing !== 'at-check-in')) return false
    setMissed(quoteId)
    return true
  }
  return { consent, asks }
}
