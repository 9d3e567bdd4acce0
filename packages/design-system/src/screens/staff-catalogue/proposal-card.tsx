import type { CatalogueProposal, Verdict } from '@veranda/domain'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { usePressed } from '../../patterns/pressed/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { Changes } from './changes.tsx'

type ProposalCardProps = {
  readonly proposal: CatalogueProposal
  readonly mayApprove: boolean
  readonly isBusy: boolean
  readonly onDecide: (verdict: Verdict, note: string) => void
}

/** A change that waits: another approves or declines it, who proposed it may withdraw it. */
export function ProposalCard({ proposal, mayApprove, isBusy, onDecide }: ProposalCardProps) {
  const { catalogue, kind, changes, proposedBy, proposedAt, isOwn, proposalId } = proposal
  const words = useStaffWords()
  const { formatDate } = useIntl()
  const [note, setNote] = useState('')
  const pressed = usePressed<Verdict>(isBusy)
  return (
    <Surface as="section" labelledBy={`proposal-${proposalId}`}>
      <Stack gap="medium">
        <Stack gap="hair">
          <Heading level={2} look="lead" id={`proposal-${proposalId}`}>
            {words(`catalogue.proposal-${kind}`, { key: proposal.key })}
          </Heading>
          <Text look="small" tone="muted">
            {words('catalogue.proposed-by', {
              by: proposedBy,
              at: formatDate(proposedAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </Text>
        </Stack>
        {kind !== 'delete' && <Changes catalogue={catalogue} changes={changes} />}
        {isOwn ? (
          <Stack gap="small">
            <Text look="small">{words('catalogue.own-proposal')}</Text>
            {mayApprove && (
              <Row>
                <Button tone="secondary" size="small" busy={isBusy} onPress={() => onDecide('withdraw', '')}>
                  {words('catalogue.withdraw')}
                </Button>
              </Row>
            )}
          </Stack>
        ) : mayApprove ? (
          <Stack gap="small">
            <TextField
              label={words('catalogue.note')}
              name={`note-${proposalId}`}
              value={note}
              autoComplete="off"
              onChange={setNote}
            />
            <Row gap="small" wrap>
              <Button tone="primary" {...pressed('approve', () => onDecide('approve', note))}>
                {words('catalogue.approve')}
              </Button>
              <Button tone="secondary" {...pressed('decline', () => onDecide('decline', note))}>
                {words('catalogue.decline')}
              </Button>
            </Row>
          </Stack>
        ) : (
          <Text look="small">{words('catalogue.may-not-approve')}</Text>
        )}
      </Stack>
    </Surface>
  )
}
