import type { CallsAt, Store } from '@veranda/booking-service'
import { audit } from '@veranda/booking-service/tables'
import {
  assignInboxItem,
  type Client,
  changeCatalogueEntry,
  createCatalogueEntry,
  createClient,
  decideCatalogueProposal,
  endStaffSession,
  listCatalogueProposals,
  listInbox,
  recordStaffNote,
  signInStaff,
} from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { sampleStaff } from './sample-staff.ts'

type Stage = {
  readonly store: Store
  readonly now: Date
  /** Where staff sign in. */
  readonly origin: string
  readonly callsAt: CallsAt
}

const hour = 3_600_000
const minutesPerCall = 4
/** A guest whose flight is known the day before. */
const arrivesTomorrow = 'ZPCU-774A5C-BD'

/**
 * Lets the sample's staff work from yesterday to this hour by the calls of the back office, once: while the audit knows of
 * nothing that any staff did.
 */
export async function actAsSampleStaff({ store, now, origin, callsAt }: Stage): Promise<void> {
  if ((await store.db.$count(audit, eq(audit.actorKind, 'staff'))) > 0) return
  for (const { hoursAgo, who, work } of workdays) {
    const person = sampleStaff.find(({ userName }) => userName === who)
    const client = aBrowser({ origin, callsAt, since: now.getTime() - hoursAgo * hour })
    const signedIn =
      person &&
      (await client.call(signInStaff, {
        body: { userName: who, password: person.password, source: 'local' },
      }))
    // A person has taken the sample account over.
    if (!signedIn?.ok) return
    await work(client)
    await client.call(endStaffSession, { body: {} })
  }
}

type Workday = {
  readonly hoursAgo: number
  readonly who: string
  readonly work: (client: Client) => Promise<void>
}

const once = () => ({ key: crypto.randomUUID() })

const workdays: readonly Workday[] = [
  {
    hoursAgo: 26,
    who: 'sample.admin',
    work: async (client) => {
      await client.call(createCatalogueEntry, {
        params: { catalogue: 'systems' },
        body: { values: { code: 'partners', name: 'Partner websites', isActive: 'yes' } },
        guard: once(),
      })
      await client.call(changeCatalogueEntry, {
        params: { catalogue: 'merchants', entry: 'ESEMPIO-EUR' },
        body: { values: { name: 'Alberghi di Esempio, euro' } },
        guard: { ...once(), version: 1 },
      })
    },
  },
  {
    hoursAgo: 25,
    who: 'sample.second',
    work: async (client) => {
      const proposals = await client.call(listCatalogueProposals)
      const [proposed] = proposals.ok ? proposals.value : []
      if (!proposed) return
      await client.call(decideCatalogueProposal, {
        params: { proposal: proposed.proposalId },
        body: { verdict: 'approve' },
        guard: once(),
      })
    },
  },
  {
    hoursAgo: 2,
    who: 'sample.agent',
    work: async (client) => {
      const arrived = await client.call(listInbox, { query: { kind: 'bank-arrival' } })
      const [item] = arrived.ok ? arrived.value : []
      if (item) {
        const { kind, itemId } = item
        const assign = (to: 'me' | 'nobody', version: number) =>
          client.call(assignInboxItem, { params: { kind, itemId }, body: { to, version } })
        await assign('me', item.version)
        await assign('nobody', item.version + 1)
      }
      await client.call(recordStaffNote, {
        params: { codeReservation: arrivesTomorrow },
        body: { text: 'Lands at a quarter to four. The driver knows.' },
        guard: once(),
      })
    },
  },
]

/** A browser of the back office: it keeps its cookie, and the member of staff takes some minutes for each call. */
function aBrowser({
  origin,
  callsAt,
  since,
}: Pick<Stage, 'origin' | 'callsAt'> & { readonly since: number }): Client {
  let cookie = ''
  let calls = 0
  return createClient({
    baseUrl: `${origin}/api`,
    bearer: async () => '',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('origin', origin)
      if (cookie !== '') request.headers.set('cookie', cookie)
      const moment = new Date(since + calls * minutesPerCall * 60_000)
      calls += 1
      const answer = await callsAt(moment)(request)
      cookie = (answer.headers.get('set-cookie') ?? cookie).split(';')[0] ?? ''
      return answer
    },
  })
}
