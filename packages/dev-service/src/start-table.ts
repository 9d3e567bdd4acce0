import type { Settings } from '@veranda/booking-service'
import type { SampleSignIn, SampleStaff } from '@veranda/dev-sample-group'

/** What a newcomer needs to see when the service is up: each site, and a guest who can sign in there. */
export function addressTable(
  settings: Settings,
  guests: readonly SampleSignIn[],
  staff: readonly SampleStaff[],
): string {
  const lines = settings.hosts.map(({ origin, brands }) => {
    const guest = guests.find(({ brand }) => brands.includes(brand))
    if (guest) return [origin, `${guest.reservationCode}  ${guest.firstName} ${guest.lastName}`]
    return [origin, brands.length > 0 ? '' : staff.map(signInOf).join('   ')]
  })
  const width = Math.max(...lines.map(([origin = '']) => origin.length)) + 3
  const rows = lines.map(([origin = '', guest = '']) => `  ${origin.padEnd(width)}${guest}`.trimEnd())
  const start = `http://localhost:${settings.port}`
  return [
    '',
    `  ${'Site'.padEnd(width)}A guest who can sign in`,
    ...rows,
    '',
    `  ${'Everything, and more guests'.padEnd(width)}${start}/`,
    `  ${'Letters that would be mailed'.padEnd(width)}${start}/letters`,
    `  ${'The API'.padEnd(width)}${start}/docs`,
    `  ${'Storybook'.padEnd(width)}${start}/storybook/`,
    '',
    '',
  ].join('\n')
}

const signInOf = ({ role, userName, password }: SampleStaff): string => `${role}: ${userName}  ${password}`
