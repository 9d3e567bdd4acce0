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
      <Route
        path=":catalogue"
        element={<Named page={(name) => <CatalogueRoute key={name} catalogue={name} />} />}
      />
      <Route
        path=":catalogue/entries/:entry"
        element={
          <Named
            page={(name, entry) => <EntryRoute key={`${name} ${entry}`} catalogue={name} entryKey={entry} />}
          />
        }
      />
      <Route element={<PermissionGate permission="catalogues:edit" />}>
        <Route
          path=":catalogue/new"
          element={<Named page={(name) => <EntryRoute key={name} catalogue={name} />} />}
        />
        <Route
          path=":catalogue/import"
          element={<Named page={(name) => <ImportRoute key={name} catalogue={name} />} />}
        />
      </Route>
      <Route path="*" element={<MessageRoute message="not-found" />} />
    </Routes>
  )
}

type NamedProps = { readonly page: (catalogue: CatalogueName, entry: string) => ReactNode }

/** The page of a catalogue there is. */
function Named({ page }: NamedProps) {
  const { catalogue = '', entry = '' } = useParams()
  return isCatalogueName(catalogue) ? page(catalogue, entry) : <MessageRoute message="not-found" />
}
