import { changePropertySettings, type Failure, getPropertySettings } from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import { type SettingsSaving, SettingsScreen } from '@veranda/design-system/screens/staff-property'
import type { SettingValues } from '@veranda/domain'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { failureIn } from '../server-state/call-failure.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useMember } from '../session/session-gate.tsx'
import { useClient } from '../session/session-keeper.tsx'

/** A property’s rules: each page begins anew, nothing typed for one shows for another. */
export default function PropertyRoute() {
  const { property = '' } = useParams()
  return <Settings key={property} property={property} />
}

/** What is typed stays until it is saved or let go of. */
function Settings({ property }: { readonly property: string }) {
  const navigate = useNavigate()
  const client = useClient()
  const { permissions } = useMember()
  const [typed, setTyped] = useState<SettingValues>()
  const [now] = useState(() => new Date().toISOString())
  const [saving, setSaving] = useState<SettingsSaving>({ kind: 'editing' })
  const { data, error, refetch } = useCallQuery({
    key: ['properties', property],
    endpoint: getPropertySettings,
    input: { params: { property } },
  })
  // The version the form was opened with: what others save meanwhile is not overwritten.
  const [opened, setOpened] = useState<number>()
  const version = opened ?? data?.version ?? 0
  const stored = data?.values ?? {}
  const values = typed ?? stored

  const save = async (): Promise<void> => {
    setSaving({ kind: 'saving' })
    const changed = Object.fromEntries(Object.entries(values).filter(([name, text]) => text !== stored[name]))
    const answer = await client.call(changePropertySettings, {
      params: { property },
      body: { values: changed },
      guard: { key: crypto.randomUUID(), version },
    })
    if (!answer.ok) return setSaving(savingOf(answer.refusal))
    await letGo()
    setSaving({ kind: 'saved' })
  }
  const letGo = async (): Promise<void> => {
    await refetch()
    setTyped(undefined)
    setOpened(undefined)
    setSaving({ kind: 'editing' })
  }
  const failed = error && (failureIn(error)?.kind === 'not-found' ? 'missing' : 'failed')
  return (
    <SettingsScreen
      detail={data ?? failed ?? 'loading'}
      values={values}
      saving={saving}
      mayEdit={permissions.includes('properties:edit')}
      now={now}
      backHref={paths.properties}
      onBack={within(() => void navigate(paths.properties))}
      onValues={(next) => {
        setTyped(next)
        setOpened(version)
        if (saving.kind !== 'conflict') setSaving({ kind: 'editing' })
      }}
      onSave={() => void save()}
      onReload={() => void letGo()}
    />
  )
}

/** What a write that was not done says on the page. */
function savingOf(failure: Failure<typeof changePropertySettings>): SettingsSaving {
  if (failure.kind !== 'refused') return { kind: 'failed' }
  switch (failure.refusal) {
    case 'version-changed':
      return { kind: 'conflict' }
    case 'settings-not-accepted':
      return { kind: 'not-accepted', problems: failure.attached.problems }
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed' }
  }
}
