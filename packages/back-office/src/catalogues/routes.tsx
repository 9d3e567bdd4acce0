import { type CatalogueName, isCatalogueName } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Route, Routes, useParams } from 'react-router'
import { MessageRoute } from '../message/route.tsx'
import { PermissionGate } from '../session/permission-gate.tsx'
import { CatalogueRoute } from './catalogue-route.tsx'
import { CataloguesRoute } from './catalogues-route.tsx'
import { EntryRoute } from './entry-route.tsx'
import { ImportRoute } from './import-route.tsx'

/** The pages of the catalogues, below `/catalogues`. */
export default function CatalogueRoutes() {
  return (
    <Routes>
      <Route index element={<CataloguesRoute />} />
      <Route path=":catalogue" element={<Named show={listPage} />} />
      <Route path=":catalogue/entries/:entry" element={<Named show={entryPage} />} />
      <Route element={<PermissionGate permission="catalogues:edit" />}>
        <Route path=":catalogue/new" element={<Named show={newPage} />} />
        <Route path=":catalogue/import" element={<Named show={importPage} />} />
      </Route>
      <Route path="*" element={<MessageRoute message="not-found" />} />
    </Routes>
  )
}

type Show = (catalogue: CatalogueName, entry: string) => ReactNode

// Each page of a catalogue begins anew: nothing typed in one shows in the next.
const listPage: Show = (name) => <CatalogueRoute key={name} catalogue={name} />
const newPage: Show = (name) => <EntryRoute key={name} catalogue={name} />
const importPage: Show = (name) => <ImportRoute key={name} catalogue={name} />
const entryPage: Show = (name, entry) => (
  <EntryRoute key={`${name} ${entry}`} catalogue={name} entryKey={entry} />
)

/** The page of a catalogue there is. */
function Named({ show }: { readonly show: Show }) {
  const { catalogue = '', entry = '' } = useParams()
  return isCatalogueName(catalogue) ? show(catalogue, entry) : <MessageRoute message="not-found" />
}
