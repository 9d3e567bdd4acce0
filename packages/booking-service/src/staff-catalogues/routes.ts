import {
  encodeCatalogueFile,
  encodeEntryDetail,
  encodeEntryPage,
  encodeEntrySaved,
  encodeImported,
  encodeImportPreview,
  encodeProposal,
  endpoints,
} from '@veranda/contract'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve } from '../platform/http/serve.ts'
import { csvOf } from './csv-file.ts'
import { decideProposal } from './decide-proposal.ts'
import { findEntries } from './find-entries.ts'
import { getEntry } from './get-entry.ts'
import { importFile, previewImport } from './import-file.ts'
import { listProposals } from './propose.ts'
import { changeEntry, createEntry, deleteEntry } from './save-entry.ts'

export const staffCatalogueRoutes = {
  listCatalogueEntries: serve(endpoints.listCatalogueEntries, async ({ store, brands }, { params, query }) =>
    encodeEntryPage(
      await findEntries(
        store.db,
        params.catalogue,
        { ...query, page: Number(query.page ?? '1') },
        brands.locales,
      ),
    ),
  ),
  getCatalogueEntry: serve(endpoints.getCatalogueEntry, async ({ store }, { params, staff }) =>
    encodeEntryDetail(await getEntry(store.db, staff, params.catalogue, params.entry)),
  ),
  createCatalogueEntry: serve(
    endpoints.createCatalogueEntry,
    async (service, { params: { catalogue }, body, staff, claim }) =>
      onWire(await createEntry(service, { catalogue, staff, claim }, body.values), encodeEntrySaved),
  ),
  changeCatalogueEntry: serve(
    endpoints.changeCatalogueEntry,
    async (service, { params: { catalogue, entry: key }, body, staff, claim, version }) =>
      onWire(
        await changeEntry(service, { catalogue, key, version, staff, claim }, body.values),
        encodeEntrySaved,
      ),
  ),
  deleteCatalogueEntry: serve(
    endpoints.deleteCatalogueEntry,
    async (service, { params: { catalogue, entry: key }, body, staff, claim, version }) =>
      onWire(
        await deleteEntry(service, { catalogue, key, version, staff, claim }, body.confirmation),
        encodeEntrySaved,
      ),
  ),
  listCatalogueProposals: serve(endpoints.listCatalogueProposals, async ({ store }, { staff }) =>
    (await listProposals(store.db, staff)).map(encodeProposal),
  ),
  decideCatalogueProposal: serve(
    endpoints.decideCatalogueProposal,
    async (service, { params, body, staff, claim }) =>
      onWire(
        await decideProposal(service, staff, { proposalId: params.proposal, ...body }, claim),
        encodeProposal,
      ),
  ),
  exportCatalogue: serve(endpoints.exportCatalogue, async ({ store }, { params }) =>
    encodeCatalogueFile(await csvOf(store.db, params.catalogue)),
  ),
  previewCatalogueImport: serve(endpoints.previewCatalogueImport, async (service, { params, body }) =>
    encodeImportPreview(await previewImport(service, params.catalogue, body.csv)),
  ),
  importCatalogue: serve(
    endpoints.importCatalogue,
    async (service, { params: { catalogue }, body, staff, claim }) =>
      onWire(await importFile(service, { catalogue, staff, claim }, body), encodeImported),
  ),
}
