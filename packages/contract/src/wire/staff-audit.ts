import {
  auditFaults,
  type AuditPerson,
  type AuditVerification,
  catalogueNames,
  type StaffAuditEntry,
  type StaffAuditPage,
  staffActions,
} from '@veranda/domain'
import { boolean, literal, maxLength, number, object, picklist, pipe, regex, string, variant } from 'valibot'
import { encode } from './encode.ts'
import { list, maybe, parts, shape } from './shape.ts'

export const staffAction = /* @__PURE__ */ picklist(staffActions)

/** A moment as browsers write it. */
export const exactMoment = /* @__PURE__ */ pipe(
  string(),
  regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/),
)

/** Where a page begins: before or after an entry, by moment and number. */
export const auditPlace = /* @__PURE__ */ pipe(
  string(),
  maxLength(60),
  regex(/^(?:after|before)~\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[1-9]\d{0,14}$/),
)

const subject = /* @__PURE__ */ variant('kind', [
  object({ kind: picklist(['reservation', 'member', 'property', 'bank-entry', 'ticket']), text: string() }),
  object({ kind: literal('entry'), text: string(), catalogue: picklist(catalogueNames) }),
])

const entry = /* @__PURE__ */ shape<StaffAuditEntry>()({
  entryId: number(),
  at: string(),
  act: maybe(staffAction),
  name: maybe(string()),
  subject: maybe(subject),
})

export const wireStaffAuditPage = /* @__PURE__ */ shape<StaffAuditPage>()({
  entries: list(entry),
  previous: maybe(string()),
  next: maybe(string()),
})
/** A page of the audit as the service sends it. */
export const encodeStaffAuditPage = (page: StaffAuditPage) => encode(wireStaffAuditPage, page)

export const wireAuditPerson = /* @__PURE__ */ shape<AuditPerson>()({ userId: number(), name: string() })

export const wireAuditVerification = /* @__PURE__ */ shape<AuditVerification>()({
  at: string(),
  upTo: number(),
  entries: number(),
  sealedFrom: maybe(number()),
  hash: string(),
  isMore: boolean(),
  wholeAt: maybe(string()),
  broken: maybe(parts({ entryId: number(), fault: picklist(auditFaults) })),
})
/** How far the audit was verified as the service sends it. */
export const encodeAuditVerification = (verification: AuditVerification) =>
  encode(wireAuditVerification, verification)
