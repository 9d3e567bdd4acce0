import type { AuditPerson, StaffAuditPage } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { FilterFold } from '../../patterns/filter-fold/index.ts'
import { StaffTryAgain } from '../../patterns/staff-try-again/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { AuditEntry } from './audit-entry.tsx'
import { AuditForm, type AuditSearch } from './audit-form.tsx'
import * as css from './staff-audit.css.ts'
import { Verification, type VerificationShown } from './verification.tsx'

export type { AuditSearch, VerificationShown }

export type AuditScreenProps = {
  readonly search: AuditSearch
  readonly people: readonly AuditPerson[]
  /** Kept while the next page is on its way. */
  readonly page: StaffAuditPage | 'loading' | 'failed'
  readonly verification: VerificationShown
  readonly timeZone: string
  readonly onSearch: (search: AuditSearch) => void
  /** To another page of what was searched for. */
  readonly onPage: (place: string) => void
  readonly onVerify: () => void
  readonly onTryAgain: () => void
}

/** What staff did, in words, whether it was changed since, and a search of it. */
export function AuditScreen(props: AuditScreenProps) {
  const { search, people, page, verification, timeZone, onSearch, onVerify, onTryAgain } = props
  const words = useStaffWords()
  const isSearched = Object.values(search).some((each) => each !== '')
  return (
    <div className={css.page} data-ready={page === 'loading' ? undefined : 'audit'}>
      <Stack gap="large">
        <Stack gap="hair">
          <Heading level={1} look="title">
            {words('staff-audit.title')}
          </Heading>
          <Text tone="muted">{words('staff-audit.lead')}</Text>
        </Stack>
        <Verification shown={verification} timeZone={timeZone} onVerify={onVerify} />
        <FilterFold isOpen={isSearched}>
          <AuditForm
            key={Object.values(search).join(' ')}
            search={search}
            people={people}
            onSearch={onSearch}
          />
        </FilterFold>
        {page === 'loading' ? (
          <Skeleton shape="block" />
        ) : page === 'failed' ? (
          <StaffTryAgain onTryAgain={onTryAgain} />
        ) : (
          <Entries {...props} page={page} />
        )}
      </Stack>
    </div>
  )
}

function Entries({ page, timeZone, onPage }: AuditScreenProps & { readonly page: StaffAuditPage }) {
  const words = useStaffWords()
  const { entries, previous, next } = page
  if (entries.length === 0) return <Text tone="muted">{words('staff-audit.nothing')}</Text>
  return (
    <Stack>
      <ol className={css.list} aria-label={words('staff-audit.entries')}>
        {entries.map((entry) => (
          <AuditEntry key={entry.entryId} entry={entry} timeZone={timeZone} />
        ))}
      </ol>
      {(previous !== undefined || next !== undefined) && (
        <nav className={css.paging} aria-label={words('staff-audit.pages')}>
          <Button
            tone="secondary"
            size="small"
            idle={previous === undefined}
            onPress={() => onPage(previous ?? '')}
          >
            {words('staff-audit.later')}
          </Button>
          <Button tone="secondary" size="small" idle={next === undefined} onPress={() => onPage(next ?? '')}>
            {words('staff-audit.earlier')}
          </Button>
        </nav>
      )}
    </Stack>
  )
}
