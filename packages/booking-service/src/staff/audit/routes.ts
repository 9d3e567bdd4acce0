import { encodeAuditVerification, encodeStaffAuditPage, endpoints } from '@veranda/contract'
import { checkChain } from '../../audit/check-chain.ts'
import { cursorIn } from '../../platform/db/keyset-page.ts'
import { serve } from '../../platform/http/serve.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import { findAudit, listAuditPeople } from './find-audit.ts'

export const auditRoutes = {
  listStaffAudit: serve(endpoints.listStaffAudit, async ({ store }, { query }) => {
    const { person, act, subject, since, before, entriesAt } = query
    const cursor = entriesAt === undefined ? undefined : cursorIn(entriesAt)
    return encodeStaffAuditPage(
      await findAudit(store.db, {
        person: person === undefined ? undefined : Number(person),
        act,
        subject,
        since: since === undefined ? undefined : momentIn(since),
        before: before === undefined ? undefined : momentIn(before),
        cursor: cursor && { ...cursor, key: momentIn(cursor.key).toISOString() },
      }),
    )
  }),
  listAuditPeople: serve(endpoints.listAuditPeople, async ({ store }) => [
    ...(await listAuditPeople(store.db)),
  ]),
  verifyAuditChain: serve(endpoints.verifyAuditChain, async ({ store, clock }) =>
    encodeAuditVerification(await checkChain(store.db, clock.now())),
  ),
}

/** The database knows no year before the first. */
const firstMoment = Date.parse('0001-01-01T00:00:00Z')

/** The format of a moment says nothing of whether there is such a moment. */
function momentIn(text: string): Date {
  const moment = new Date(text)
  if (!(moment.getTime() >= firstMoment))
    throw new ServiceRefusal('malformed-request', 'There is no such moment.')
  return moment
}
