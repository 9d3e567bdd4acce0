/** A page of the audit begins after an entry of it, or ends before it. */
export type AuditPlace = {
  readonly from: 'after' | 'before'
  readonly at: string
  readonly id: number
}

export function auditPlaceIn(text: string): AuditPlace {
  const [from, at = '', id] = text.split('~')
  return { from: from === 'before' ? 'before' : 'after', at, id: Number(id) }
}

export const auditPlaceOf = (from: AuditPlace['from'], { at, id }: { at: Date; id: number }): string =>
  `${from}~${at.toISOString()}~${id}`
