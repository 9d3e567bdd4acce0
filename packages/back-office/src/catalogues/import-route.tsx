import { type Failure, importCatalogue, previewCatalogueImport } from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import { ImportScreen, type ImportState } from '@veranda/design-system/screens/staff-catalogue'
import { type CatalogueName, fieldsOf } from '@veranda/domain'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { csvFile, saveFile } from '../save-file.ts'
import { useClient } from '../session/session-keeper.tsx'
import { addressOf } from './addresses.ts'
import { useReadAgain } from './use-proposals.ts'

/** What the service takes as one file. */
const largestFile = 400_000

/** A file is read here, previewed by the service, and taken under a key: twice pressed it is taken once. */
export function ImportRoute({ catalogue }: { readonly catalogue: CatalogueName }) {
  const navigate = useNavigate()
  const client = useClient()
  const readAgain = useReadAgain()
  const file = useRef({ csv: '', key: '' })
  const [fileName, setFileName] = useState<string>()
  const [state, setState] = useState<ImportState>({ kind: 'choosing' })

  const preview = async (kind: 'preview' | 'changed'): Promise<void> => {
    const { csv } = file.current
    const answer = await client.call(previewCatalogueImport, { params: { catalogue }, body: { csv } })
    if (answer.ok) setState({ kind, preview: answer.value })
    else setState(stateOf(answer.refusal))
  }
  const choose = async (chosen: File): Promise<void> => {
    setFileName(chosen.name)
    if (chosen.size > largestFile) return setState({ kind: 'too-large' })
    setState({ kind: 'reading' })
    const csv = (await chosen.text()).replaceAll('\t', ' ').replace(/^\uFEFF/, '')
    if (csv.trim() === '') return setState({ kind: 'unreadable', reason: 'nothing-in-it' })
    file.current = { csv, key: crypto.randomUUID() }
    await preview('preview')
  }
  const take = async (): Promise<void> => {
    if (!('preview' in state)) return
    setState({ kind: 'taking', preview: state.preview })
    const { csv, key } = file.current
    const answer = await client.call(importCatalogue, {
      params: { catalogue },
      body: { csv, plan: state.preview.plan },
      guard: { key },
    })
    if (answer.ok) {
      setState({ kind: 'taken', ...answer.value })
      return readAgain()
    }
    if (answer.refusal.kind === 'refused' && answer.refusal.refusal === 'import-changed') {
      file.current = { csv, key: crypto.randomUUID() }
      return preview('changed')
    }
    setState(stateOf(answer.refusal))
  }
  return (
    <ImportScreen
      catalogue={catalogue}
      state={state}
      fileName={fileName}
      backHref={addressOf.catalogue(catalogue)}
      onBack={within(() => void navigate(addressOf.catalogue(catalogue)))}
      onFile={(chosen) => void choose(chosen)}
      onTake={() => void take()}
      onTemplate={() =>
        saveFile(
          `${catalogue}.csv`,
          csvFile(
            `${fieldsOf(catalogue)
              .map(({ name }) => name)
              .join(',')}\r\n`,
          ),
        )
      }
    />
  )
}

function stateOf(
  failure: Failure<typeof importCatalogue> | Failure<typeof previewCatalogueImport>,
): ImportState {
  return failure.kind === 'refused' && failure.refusal === 'file-not-readable'
    ? { kind: 'unreadable', reason: failure.attached.reason }
    : { kind: 'failed' }
}
