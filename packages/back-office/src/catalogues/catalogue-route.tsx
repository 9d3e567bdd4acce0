import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { exportCatalogue, listCatalogueEntries } from '@veranda/contract'
import {
  type CatalogueQuery,
  CatalogueScreen,
  type EntryStatus,
} from '@veranda/design-system/screens/staff-catalogue'
import { type CatalogueName, catalogueOf } from '@veranda/domain'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CallFailure } from '../server-state/call-failure.ts'
import { useMember } from '../session/session-gate.tsx'
import { useClient } from '../session/session-keeper.tsx'
import { addressOf } from './addresses.ts'
import { csvFile, saveFile } from '../save-file.ts'
import { catalogueData, useProposals } from './use-proposals.ts'
import { paths } from '../paths.ts'

type CatalogueRouteProps = { readonly catalogue: CatalogueName }

/** A catalogue. What is searched for and the page are in the address, so that Back finds them again. */
export function CatalogueRoute({ catalogue }: CatalogueRouteProps) {
  const navigate = useNavigate()
  const client = useClient()
  const { permissions } = useMember()
  const [params, setParams] = useSearchParams()
  const query = queryIn(params, catalogue)
  const [isExporting, setExporting] = useState(false)
  const { data: proposals = [] } = useProposals()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...catalogueData, catalogue, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { page, search, status, sort, order } = query
      const answer = await client.call(listCatalogueEntries, {
        params: { catalogue },
        query: {
          page: String(page),
          sort,
          order,
          ...(search === '' ? {} : { search }),
          ...(status === 'all' ? {} : { status }),
        },
      })
      if (!answer.ok) throw new CallFailure(listCatalogueEntries, answer.refusal)
      return answer.value
    },
  })
  const saveAll = async (): Promise<void> => {
    setExporting(true)
    const answer = await client.call(exportCatalogue, { params: { catalogue } })
    setExporting(false)
    if (answer.ok) saveFile(answer.value.name, csvFile(answer.value.csv))
  }
  return (
    <CatalogueScreen
      catalogue={catalogue}
      query={query}
      page={data}
      state={isError ? 'failed' : isFetching ? 'loading' : 'ready'}
      mayEdit={permissions.includes('catalogues:edit')}
      waiting={proposals.filter((proposal) => proposal.catalogue === catalogue).length}
      isExporting={isExporting}
      onQuery={(next) => setParams(paramsOf(next, catalogue))}
      onOpen={(key) => void navigate(addressOf.entry(catalogue, key))}
      onNew={() => void navigate(addressOf.newEntry(catalogue))}
      onImport={() => void navigate(addressOf.importing(catalogue))}
      onExport={() => void saveAll()}
      onApprovals={() => void navigate(paths.catalogues)}
      onTryAgain={() => void refetch()}
    />
  )
}

const statuses: readonly EntryStatus[] = ['active', 'inactive', 'waiting']

/** The address is typed by people too: what it says is read, not trusted. */
function queryIn(params: URLSearchParams, catalogue: CatalogueName): CatalogueQuery {
  const { sort } = catalogueOf(catalogue)
  const page = Number(params.get('page') ?? '1')
  return {
    page: Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, 80),
    status: statuses.find((status) => status === params.get('status')) ?? 'all',
    sort: sort.find((name) => name === params.get('sort')) ?? sort[0],
    order: params.get('order') === 'descending' ? 'descending' : 'ascending',
  }
}

function paramsOf({ page, search, status, sort, order }: CatalogueQuery, catalogue: CatalogueName) {
  return {
    ...(page > 1 ? { page: String(page) } : {}),
    ...(search === '' ? {} : { search }),
    ...(status === 'all' ? {} : { status }),
    ...(sort === catalogueOf(catalogue).sort[0] ? {} : { sort }),
    ...(order === 'descending' ? { order } : {}),
  }
}
