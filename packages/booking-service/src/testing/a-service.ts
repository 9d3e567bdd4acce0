import { type Client, createClient } from '@veranda/contract'
import { type BrandId, sessionHours } from '@veranda/domain'
import type { Hono } from 'hono'
import { exportJWK, generateKeyPair } from 'jose'
import type { Caps } from '../reservations/caps.ts'
import type { Store } from '../platform/db/store.ts'
import type { GuestSession, Identity, StaffSession } from '../identity/identity.ts'
import type { Clock } from '../platform/service.ts'
import type { WholeService } from '../features.ts'
import type { SignInLinkRequest } from '../letters/sign-in-link/queue.ts'
import { type ReceiptSigner, signerWith } from '../receipts/signer.ts'
import { refuseInAnyWord } from '../platform/refusal.ts'
import { signInLimits } from '../identity/limits.ts'
import { hostTable, localHosts } from '../platform/hosts.ts'
import type { HttpEnv } from '../platform/http/http-env.ts'
import type { LogLine } from '../platform/log.ts'
import { staffLimits } from '../staff/service/limits.ts'
import { staffSessions } from '../staff/sessions/staff-sessions.ts'
import { brandsInEveryLanguage as brands } from './sample-brands.ts'

/** For tests that do in a moment more than a guest does in a day. */
const noCaps: Caps = {
  quotesADay: Number.POSITIVE_INFINITY,
  openRequests: Number.POSITIVE_INFINITY,
  requestsADay: Number.POSITIVE_INFINITY,
  documentBytesADay: Number.POSITIVE_INFINITY,
}

/** Signs the receipts of all tests of a file. */
export const testSigner = await aSigner()

export async function aSigner(): Promise<ReceiptSigner> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return signerWith(await exportJWK(privateKey))
}

export type MovableClock = Clock & { readonly moveOn: (seconds: number) => void }

export function aClock(start = '2027-03-01T15:00:00Z'): MovableClock {
  let now = Date.parse(start)
  return { now: () => new Date(now), moveOn: (seconds) => void (now += seconds * 1000) }
}

/** A token for the test identity: its payload is the guest in plain text. */
export const aToken = (reservationCode: string, brand: BrandId): string =>
  Buffer.from(JSON.stringify({ reservationCode, brand })).toString('base64url')

export const anIdentity = (clock: Clock): Identity => ({
  verifySession: async (token) => readToken(token, clock),
  readSession: async (token) => readToken(token, clock),
  verifyStaff: async (token) => readStaff(token),
  endSession: async () => undefined,
  ensureGuest: async () => undefined,
})

function readToken(token: string, clock: Clock): GuestSession | undefined {
  try {
    const { reservationCode, brand } = JSON.parse(Buffer.from(token, 'base64url').toString()) as GuestSession
    const signedInAt = clock.now()
    const endsAt = new Date(signedInAt.getTime() + sessionHours * 3_600_000)
    return {
      reservationCode,
      brand,
      originJti: 'test',
      signedInAt,
      endsAt,
      tokenEndsAt: endsAt,
    }
  } catch {
    return undefined
  }
}

/** A staff token for the test identity, of the same person unless another is named. */
export const aStaffToken = (groups: readonly string[], originJti = 'test-staff'): string =>
  Buffer.from(JSON.stringify({ groups, originJti })).toString('base64url')

function readStaff(token: string): StaffSession | undefined {
  try {
    const { groups = [], originJti = 'test-staff' } = JSON.parse(
      Buffer.from(token, 'base64url').toString(),
    ) as Partial<StaffSession>
    return { groups, originJti }
  } catch {
    return undefined
  }
}

export type TestService = WholeService & {
  /** Refuses with any word, since the call under test varies. */
  readonly refuse: typeof refuseInAnyWord
  readonly logged: LogLine[]
  readonly linksRequested: SignInLinkRequest[]
  readonly clock: MovableClock
}

export function aService(store: Store, over: Partial<WholeService> = {}): TestService {
  const clock = aClock()
  const logged: LogLine[] = []
  const linksRequested: SignInLinkRequest[] = []
  return {
    store,
    signer: testSigner,
    refuse: refuseInAnyWord,
    identity: anIdentity(clock),
    staffSessions: staffSessions(store.db, clock),
    staff: { limits: staffLimits(store.db, clock), directory: undefined, onLetter: () => undefined },
    mail: { queueSignInLink: async (selection) => void linksRequested.push(selection) },
    brands,
    hosts: hostTable(localHosts(brands, 4000)),
    limits: signInLimits(store.db, clock),
    payments: undefined,
    log: (line) => void logged.push(line),
    trustedProxyHops: 1,
    caps: noCaps,
    ...over,
    clock,
    logged,
    linksRequested,
  }
}

/** The real client, connected to the app without a network. */
export const clientOf = (
  app: Pick<Hono<HttpEnv>, 'fetch'>,
  session?: { readonly reservationCode: string; readonly brand: BrandId },
  host = `${hostOf(session?.brand ?? 'palace')}:4000`,
  address = '203.0.113.7',
): Client =>
  createClient({
    baseUrl: `http://${host}/api`,
    bearer: async () => session && aToken(session.reservationCode, session.brand),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('x-forwarded-for', address)
      return app.fetch(request)
    },
  })

const hostOf = (brand: BrandId): string => brands.find(brand)?.hosts[0] ?? `${brand}.localhost`
