import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { useStaffWords } from '../words/index.ts'
import * as css from './app-enrolment.css.ts'

/** What an authenticator app is set up with; the picture holds the same secret. */
export type Enrolment = { readonly secret: string; readonly picture: ReactNode }

/** How an authenticator app is added to an account: the QR code, the key and the first code. */
export function AppEnrolment({ enrolment }: { readonly enrolment: Enrolment }) {
  const words = useStaffWords()
  return (
    <Stack gap="small">
      <div className={css.picture} role="img" aria-label={words('staff-second-factor.picture')}>
        {enrolment.picture}
      </div>
      <Text look="small" tone="muted">
        {words('staff-second-factor.secret')}
      </Text>
      <code className={css.secret}>
        {groupsOf(enrolment.secret).map(({ at, group }) => (
          <span key={at}>{group}</span>
        ))}
      </code>
    </Stack>
  )
}

const groupsOf = (secret: string) =>
  [...secret.matchAll(/.{1,4}/g)].map(({ index: at, 0: group }) => ({ at, group }))
