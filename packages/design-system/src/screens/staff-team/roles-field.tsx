import { type StaffRole, staffRoles } from '@veranda/domain'
import { useId } from 'react'
import { Checkbox } from '../../components/checkbox/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

type RolesFieldProps = {
  readonly roles: readonly StaffRole[]
  readonly error?: string | undefined
  readonly onChange: (roles: readonly StaffRole[]) => void
}

/** One role or several. */
export function RolesField({ roles, error, onChange }: RolesFieldProps) {
  const words = useStaffWords()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap="small">
        <Text look="label" id={id}>
          {words('staff-team.roles')}
        </Text>
        {error && <Notice tone="negative" title={error} />}
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            name={`role-${role}`}
            checked={roles.includes(role)}
            onChange={(isChosen) =>
              onChange(staffRoles.filter((each) => (each === role ? isChosen : roles.includes(each))))
            }
          >
            {words(`staff-frame.role-${role}`)}
          </Checkbox>
        ))}
      </Stack>
    </div>
  )
}
