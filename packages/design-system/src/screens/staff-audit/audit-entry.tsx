import type { AuditSubject, StaffAuditEntry } from '@veranda/domain'
import { inLine } from '../../patterns/in-line/index.ts'
import { dot, type StaffWords, useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import * as css from './staff-audit.css.ts'
import { useExactMoment } from './use-exact-moment.ts'

type AuditEntryProps = { readonly entry: StaffAuditEntry; readonly timeZone: string }

/** One act in a sentence: who did it, when and to what. */
export function AuditEntry({ entry, timeZone }: AuditEntryProps) {
  const words = useStaffWords()
  const momentOf = useExactMoment(timeZone)
  const { at, act, name = words('staff-audit.somebody'), subject } = entry
  const about = [momentOf(at), ...(subject ? [subjectWords(subject, words)] : [])]
  return (
    <li className={css.entry}>
      <span className={css.did}>
        {act ? words(`staff-audit.did-${act}`, { name }) : words('staff-audit.did-other', { name })}
      </span>
      <span className={css.rest}>{inLine(about.join(dot), wholeCodes)}</span>
    </li>
  )
}

const subjectWords = (subject: AuditSubject, words: StaffWords): string =>
  subject.kind === 'entry'
    ? words('staff-audit.about-entry', {
        catalogue: words(`catalogue.name-${subject.catalogue}`),
        text: subject.text,
      })
    : words(`staff-audit.about-${subject.kind}`, { text: subject.text })
