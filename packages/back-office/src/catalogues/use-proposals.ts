import { useQueryClient } from '@tanstack/react-query'
import { decideCatalogueProposal, listCatalogueProposals } from '@veranda/contract'
import type { CatalogueProposal, Verdict } from '@veranda/domain'
import { useRef } from 'react'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useClient } from '../session/session-keeper.tsx'

/** What the pages read of the catalogues: all of it is read again once something was changed. */
export const catalogueData = ['catalogues'] as const

export const useProposals = () =>
  useCallQuery({ key: [...catalogueData, 'proposals'], endpoint: listCatalogueProposals })

/** Reads again whatever the pages show of the catalogues. */
export function useReadAgain(): () => Promise<void> {
  const serverState = useQueryClient()
  return () => serverState.invalidateQueries({ queryKey: catalogueData })
}

/** Decides on a change. Repeated after a lost answer, it is one decision. */
export function useDecide() {
  const client = useClient()
  const readAgain = useReadAgain()
  const keys = useRef(new Map<string, string>())
  return async ({ proposalId }: Pick<CatalogueProposal, 'proposalId'>, verdict: Verdict, note: string) => {
    const body = { verdict, ...(note.trim() ? { note: note.trim() } : {}) }
    const sent = JSON.stringify([proposalId, body])
    const key = keys.current.get(sent) ?? crypto.randomUUID()
    keys.current.set(sent, key)
    const answer = await client.call(decideCatalogueProposal, {
      params: { proposal: proposalId },
      body,
      guard: { key },
    })
    // What refused may be over by the next press.
    if (!answer.ok && answer.refusal.kind === 'refused') keys.current.delete(sent)
    await readAgain()
    return answer
  }
}
