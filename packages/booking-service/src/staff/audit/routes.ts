import { encodeAuditVerification, encodeStaffAuditPage, endpoints } from '@veranda/contract'
import { isPlainDate } from '@veranda/domain'
import { checkChain } from '../../audit/check-chain.ts'
import { serve } from '../../platform/http/serve.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import { auditPlaceIn } from './audit-places.ts'
import { findAudit, listAuditPeople } from './find-audit.ts'

export const auditRoutes = {
  listStaffAudit: serve(endpoints.listStaffAudit, async ({ store }, { query }) => {
    const { person, act, subject, from, to, pageAt } = query
    const place = pageAt === undefined ? undefined : auditPlaceIn(pageAt)
    requireMoments([from, to], place?.at)
    return encodeStaffAuditPage(
      await findAudit(store.db, {
        person: person === undefined ? undefined : Number(person),
        act,
        subject,
        from,
        to,
        place,
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

/** The format of a day says nothing of whether there is such a day. */
function requireMoments(days: readonly (string | undefined)[], moment: string | undefined): void {
  if (days.some((day) => day !== undefined && !isPlainDate(day)))
    throw new ServiceRefusal('malformed-request', 'There is no such day.')
  if (moment !== undefined && Number.isNaN(Date.parse(moment)))
    throw new ServiceRefusal('malformed-request', 'There is no such moment.')
}
