import {
  changeCatalogueEntry,
  createCatalogueEntry,
  deleteCatalogueEntry,
  getCatalogueEntry,
} from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import { type EntrySaving, EntryScreen } from '@veranda/design-system/screens/staff-catalogue'
import {
  type CatalogueName,
  changesBetween,
  type EntryDetail,
  type EntryValues,
  newEntryValues,
  type Verdict,
} from '@veranda/domain'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureIn } from '../server-state/call-failure.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useMember } from '../session/session-gate.tsx'
import { useClient } from '../session/session-keeper.tsx'
import { addressOf } from './addresses.ts'
import { refusalOfDecision } from './catalogues-route.tsx'
import { savingOf } from './saving-of.ts'
import { useOptions } from './use-options.ts'
import { catalogueData, useDecide, useReadAgain } from './use-proposals.ts'

type EntryRouteProps = {
  readonly catalogue: CatalogueName
  /** Missing for a new entry. */
  readonly entryKey?: string
}

const nothingYet: EntryDetail = { uses: [], history: [] }

/** An entry of a catalogue, or a new one. What is typed stays until it is saved or let go of. */
export function EntryRoute({ catalogue, entryKey }: EntryRouteProps) {
  const navigate = useNavigate()
  const { permissions } = useMember()
  const { detail, failure, reload } = useDetail(catalogue, entryKey)
  const { options, countries } = useOptions(catalogue)
  const decide = useDecide()
  const [typed, setTyped] = useState<EntryValues>()
  const [saving, setSaving] = useState<EntrySaving>({ kind: 'editing' })
  const write = useWrite(catalogue, entryKey)
  const stored = detail?.entry?.values ?? newEntryValues(catalogue)
  const values = typed ?? stored

  const letGo = async (): Promise<void> => {
    await reload()
    setTyped(undefined)
    setSaving({ kind: 'editing' })
  }
  const save = async (): Promise<void> => {
    setSaving({ kind: 'saving' })
    const next = await write.save(values, stored, detail?.entry?.version)
    setSaving(next.saving)
    if (next.key === undefined) return
    setTyped(undefined)
    if (entryKey === undefined) await navigate(addressOf.entry(catalogue, next.key), { replace: true })
  }
  const remove = async (confirmation: string): Promise<void> => {
    setSaving({ kind: 'saving' })
    const next = await write.remove(confirmation, detail?.entry?.version ?? 0)
    setSaving(next.saving)
    if (next.saving.kind === 'saved') await navigate(addressOf.catalogue(catalogue), { replace: true })
  }
  const settle = async (verdict: Verdict, note: string): Promise<void> => {
    if (!detail?.proposal) return
    setSaving({ kind: 'saving' })
    const answer = await decide(detail.proposal, verdict, note)
    const refusal = answer.ok ? undefined : refusalOfDecision(answer.refusal)
    setSaving({ kind: refusal === undefined ? 'editing' : refusal === 'outdated' ? 'outdated' : 'failed' })
  }
  return (
    <EntryScreen
      catalogue={catalogue}
      entryKey={entryKey}
      detail={detail ?? failure ?? 'loading'}
      values={values}
      saving={saving}
      mayEdit={permissions.includes('catalogues:edit')}
      mayApprove={permissions.includes('catalogues:approve')}
      options={options}
      countries={countries}
      backHref={addressOf.catalogue(catalogue)}
      onBack={within(() => void navigate(addressOf.catalogue(catalogue)))}
      onValues={(next) => {
        setTyped(next)
        if (saving.kind !== 'conflict') setSaving({ kind: 'editing' })
      }}
      onSave={() => void save()}
      onDelete={(confirmation) => void remove(confirmation)}
      onDecide={(verdict, note) => void settle(verdict, note)}
      onReload={() => void letGo()}
    />
  )
}

function useDetail(catalogue: CatalogueName, entryKey: string | undefined) {
  const { data, error, refetch } = useCallQuery({
    key: [...catalogueData, catalogue, 'entry', entryKey ?? null],
    endpoint: getCatalogueEntry,
    input: { params: { catalogue, entry: entryKey ?? '-' } },
    isEnabled: entryKey !== undefined,
  })
  const failure =
    error === null
      ? undefined
      : failureIn(error)?.kind === 'not-found'
        ? ('missing' as const)
        : ('failed' as const)
  return {
    detail: entryKey === undefined ? nothingYet : data,
    failure,
    reload: async () => void (entryKey === undefined || (await refetch())),
  }
}

type Written = { readonly saving: EntrySaving; readonly key?: string }

/** The writes of the editor. Each press has a key of its own: what was typed may have changed in between. */
function useWrite(catalogue: CatalogueName, entryKey: string | undefined) {
  const client = useClient()
  const readAgain = useReadAgain()
  const params = { catalogue, entry: entryKey ?? '' }
  const save = async (values: EntryValues, stored: EntryValues, version = 0): Promise<Written> => {
    const key = crypto.randomUUID()
    const changed = Object.fromEntries(changesBetween(stored, values).map(({ field, to }) => [field, to]))
    const answer =
      entryKey === undefined
        ? await client.call(createCatalogueEntry, {
            params: { catalogue },
            body: { values: { ...values } },
            guard: { key },
          })
        : await client.call(changeCatalogueEntry, {
            params,
            body: { values: changed },
            guard: { key, version },
          })
    if (!answer.ok) return { saving: savingOf(answer.refusal) }
    await readAgain()
    return { saving: { kind: answer.value.outcome === 'done' ? 'saved' : 'proposed' }, key: answer.value.key }
  }
  const remove = async (confirmation: string, version: number): Promise<Written> => {
    const guard = { key: crypto.randomUUID(), version }
    const answer = await client.call(deleteCatalogueEntry, { params, body: { confirmation }, guard })
    if (!answer.ok) return { saving: savingOf(answer.refusal) }
    await readAgain()
    return { saving: { kind: answer.value.outcome === 'done' ? 'saved' : 'proposed' } }
  }
  return { save, remove }
}
