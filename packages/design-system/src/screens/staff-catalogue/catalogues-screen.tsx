import type { CatalogueName, CatalogueProposal, Verdict } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { LinkCards } from '../../patterns/link-cards/index.ts'
import { StaffTryAgain } from '../../patterns/staff-try-again/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { ProposalCard } from './proposal-card.tsx'
import * as css from './staff-catalogue.css.ts'

export type CatalogueTile = {
  readonly catalogue: CatalogueName
  readonly href: string
  readonly onOpen: () => void
}

export type CataloguesScreenProps = {
  readonly tiles: readonly CatalogueTile[]
  readonly proposals: readonly CatalogueProposal[] | 'loading' | 'failed'
  readonly mayApprove: boolean
  /** The proposal that is being decided on. */
  readonly busy?: string | undefined
  /** Why the last decision was not taken. */
  readonly refusal?: 'decided' | 'outdated' | 'in-use' | 'own' | 'failed' | undefined
  readonly onDecide: (proposal: CatalogueProposal, verdict: Verdict, note: string) => void
  readonly onTryAgain: () => void
}

/** The changes that wait for another to approve, then the catalogues themselves. */
export function CataloguesScreen(props: CataloguesScreenProps) {
  const { tiles, proposals, mayApprove, busy, refusal, onDecide, onTryAgain } = props
  const words = useStaffWords()
  return (
    <div className={css.page} data-ready="catalogues">
      <Stack gap="large">
        <Heading level={1} look="title">
          {words('catalogue.all')}
        </Heading>
        <Heading level={2} look="title">
          {words('catalogue.approvals')}
        </Heading>
        {refusal && <Notice tone="negative" title={words(`catalogue.decision-${refusal}`)} />}
        {proposals === 'loading' ? (
          <Skeleton shape="block" />
        ) : proposals === 'failed' ? (
          <StaffTryAgain onTryAgain={onTryAgain} />
        ) : proposals.length === 0 ? (
          <Text tone="muted">{words('catalogue.nothing-waits')}</Text>
        ) : (
          <ul className={css.list}>
            {proposals.map((proposal) => (
              <li key={proposal.proposalId}>
                <ProposalCard
                  proposal={proposal}
                  mayApprove={mayApprove}
                  isBusy={busy === proposal.proposalId}
                  onDecide={(verdict, note) => onDecide(proposal, verdict, note)}
                />
              </li>
            ))}
          </ul>
        )}
        <Heading level={2} look="title">
          {words('catalogue.lists')}
        </Heading>
        <LinkCards
          beside="three"
          items={tiles.map(({ catalogue, href, onOpen }) => ({
            key: catalogue,
            title: words(`catalogue.name-${catalogue}`),
            href,
            onOpen,
          }))}
        />
      </Stack>
    </div>
  )
}
