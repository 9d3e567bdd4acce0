import type { Failure, decideCatalogueProposal } from '@veranda/contract'
import { CataloguesScreen, type CataloguesScreenProps } from '@veranda/design-system/screens/staff-catalogue'
import { catalogueNames, type CatalogueProposal, type Verdict } from '@veranda/domain'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMember } from '../session/session-gate.tsx'
import { addressOf } from './addresses.ts'
import { useDecide, useProposals } from './use-proposals.ts'

/** All catalogues, and what waits for approval. */
export function CataloguesRoute() {
  const navigate = useNavigate()
  const { permissions } = useMember()
  const { data, isError, refetch } = useProposals()
  const decide = useDecide()
  const [busy, setBusy] = useState<string>()
  const [refusal, setRefusal] = useState<CataloguesScreenProps['refusal']>()
  const settle = async (proposal: CatalogueProposal, verdict: Verdict, note: string): Promise<void> => {
    setBusy(proposal.proposalId)
    setRefusal(undefined)
    const answer = await decide(proposal, verdict, note)
    setBusy(undefined)
    if (!answer.ok) setRefusal(refusalOfDecision(answer.refusal))
  }
  return (
    <CataloguesScreen
      tiles={catalogueNames.map((catalogue) => ({
        catalogue,
        href: addressOf.catalogue(catalogue),
        onOpen: () => void navigate(addressOf.catalogue(catalogue)),
      }))}
      proposals={data ?? (isError ? 'failed' : 'loading')}
      mayApprove={permissions.includes('catalogues:approve')}
      busy={busy}
      refusal={refusal}
      onDecide={(proposal, verdict, note) => void settle(proposal, verdict, note)}
      onTryAgain={() => void refetch()}
    />
  )
}

/** Why a decision was not taken, as the page words it. */
export function refusalOfDecision(
  failure: Failure<typeof decideCatalogueProposal>,
): NonNullable<CataloguesScreenProps['refusal']> {
  if (failure.kind === 'not-found') return 'decided'
  if (failure.kind !== 'refused') return 'failed'
  switch (failure.refusal) {
    case 'proposal-decided':
      return 'decided'
    case 'proposal-outdated':
      return 'outdated'
    case 'entry-in-use':
      return 'in-use'
    case 'own-proposal':
      return 'own'
    case 'not-own-proposal':
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return 'failed'
  }
}
