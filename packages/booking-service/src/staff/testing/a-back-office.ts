import { createClient } from '@veranda/contract'
import type { StaffRole } from '@veranda/domain'
import { createApp } from '../../app.ts'
import type { WholeService } from '../../features.ts'
import type { Store } from '../../platform/db/store.ts'
import type { staffUser } from '../../schema/staff.ts'
import { aService, aStaffToken } from '../../testing/a-service.ts'
import { createStaffUser, type NewStaffUser } from '../create-staff-user.ts'

const staffOrigin = 'http://admin.localhost:4000'
export const rightPassword = 'Bougainvillea!7'

/** The service with its back office, and browsers to use it with. */
export function aBackOffice(store: Store, over: Partial<WholeService> = {}) {
  const service = aService(store, over)
  const app = createApp(service)
  const anAccount = async (
    userName: string,
    given: Partial<NewStaffUser & typeof staffUser.$inferInsert> & { readonly role?: StaffRole } = {},
  ) => {
    const { role = 'agent', roles = [role], password = rightPassword, mustSetPassword = false } = given
    const displayName = given.displayName ?? 'Ann Agent'
    const email = given.email ?? `${userName}@example.com`
    await createStaffUser(
      store.db,
      { userName, displayName, email, roles, password, mustSetPassword },
      service.clock.now(),
    )
  }
  /** A member of the user pool, without an account here. */
  const byToken = (groups: readonly string[], locale?: string) =>
    createClient({
      baseUrl: `${staffOrigin}/api`,
      bearer: async () => aStaffToken(groups),
      ...(locale === undefined ? {} : { locale: () => locale }),
      fetch: async (input, init) => app.fetch(new Request(input, init)),
    })
  return { service, app, anAccount, byToken, aBrowser: (address?: string) => aBrowser(app, address) }
}

/** A browser on the back office: it keeps its cookie, and says where it is. */
export function aBrowser(app: ReturnType<typeof createApp>, address = '203.0.113.9') {
  let cookie = ''
  let device = ''
  const cookies: string[] = []
  const send = async (request: Request, origin: string | null = staffOrigin): Promise<Response> => {
    if (origin !== null) request.headers.set('origin', origin)
    request.headers.set('x-forwarded-for', address)
    const sent = [cookie, device].filter((one) => one !== '').join('; ')
    if (sent !== '') request.headers.set('cookie', sent)
    const response = await app.fetch(request)
    for (const given of response.headers.getSetCookie()) {
      cookies.push(given)
      const pair = /=;/.test(given) ? '' : (given.split(';')[0] ?? '')
      if (/^(__Host-)?veranda-staff-device=/.test(given)) device = pair
      else cookie = pair
    }
    return response
  }
  const client = createClient({
    baseUrl: `${staffOrigin}/api`,
    bearer: async () => '',
    fetch: async (input, init) => send(new Request(input, init)),
  })
  return {
    client,
    send,
    /** Every cookie that was handed out. */
    cookies,
    cookie: () => cookie,
    take: (stolen: string) => void (cookie = stolen),
  }
}
