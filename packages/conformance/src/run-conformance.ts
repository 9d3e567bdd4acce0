import { type AnyEndpoint, endpoints, getProfile, getReservation, listReceipts } from '@veranda/contract'
import { addDays, type Reservation } from '@veranda/domain'
import { type AnyInput, type Exchange, exchange, type Target } from './exchange.ts'
import { type Finding, finding } from './finding.ts'
import { judgeAnswer } from './judge-answer.ts'
import { guestReads } from './plans/guest-reads.ts'
import { guestWrites } from './plans/guest-writes.ts'
import type { Endpoints, NotRun, Plan, StaffName, World } from './plans/plan.ts'
import { namesOwn, probeForeign, probeSession, probeTag, probeUnknownParameter } from './probe-access.ts'
import { probeThrottle } from './probe-throttle.ts'
import { probeWrite } from './probe-writes.ts'
import { type Names, type Pool, signIn } from './sign-in.ts'

/** A guest with a prepared reservation: a session they have already, or the names by which they sign in. */
export type PreparedGuest = {
  readonly reservationCode: string
  readonly names?: Names
  readonly token?: string
}

export type Settings = {
  readonly target: Target
  /** Where guests sign in by their names; not needed for those with a token. */
  readonly pool?: Pool
  /** The first is asked everything; the second is the stranger whose reservation the first must not see. */
  readonly guests: readonly PreparedGuest[]
  /** The reservation numbers on which something may be changed. */
  readonly write: readonly string[]
  /** Whether the limit of attempts is tried, which keeps this network from signing in for a while. */
  readonly triesLimits: boolean
}

/** What was found of one call. */
export type CallReport = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  /** What was asked of it, in words. */
  readonly tried: readonly string[]
  readonly findings: readonly Finding[]
  /** What was not asked of it, and why. */
  readonly notRun: readonly string[]
}

export type Report = {
  readonly baseUrl: string
  readonly guests: readonly string[]
  readonly write: readonly string[]
  readonly calls: readonly CallReport[]
}

type Guest = PreparedGuest & { readonly token: string; readonly world?: World }
type Run = { readonly settings: Settings; readonly guests: readonly [Guest, ...Guest[]] }
/** What one step of a call found. */
type Step = Pick<CallReport, 'tried' | 'findings' | 'notRun'>

type GuestName = Exclude<keyof Endpoints, StaffName>
/** A call that the contract adds does not compile until it has its plan. */
const plans: { readonly [Name in GuestName]: Plan<Name> } = { ...guestReads, ...guestWrites }

/** Makes every call of the contract, one after the other, and reports what differs. Throws where nobody can sign in. */
export async function runConformance(settings: Settings): Promise<Report> {
  const guests: Guest[] = []
  for (const guest of settings.guests) guests.push(await signedIn(settings, guest))
  const [first, ...others] = guests
  if (!first) throw new Error('No guest was given.')
  const run: Run = { settings, guests: [first, ...others] }
  const calls: CallReport[] = []
  for (const endpoint of Object.values<AnyEndpoint>(endpoints)) {
    const { name, method, path, summary } = endpoint
    calls.push({ name, method, path, summary, ...together(await tryCall(run, endpoint)) })
  }
  return {
    baseUrl: settings.target.baseUrl,
    guests: settings.guests.map(({ reservationCode }) => reservationCode),
    write: settings.write,
    calls: await withLastCall(run, calls),
  }
}

async function signedIn({ target, pool }: Settings, guest: PreparedGuest): Promise<Guest> {
  const { reservationCode, names } = guest
  if (guest.token === undefined && (!names || !pool))
    throw new Error(`${reservationCode} needs a token, or names and the user pool to sign in to.`)
  const token = guest.token ?? (names && pool ? await signIn(pool, reservationCode, names) : '')
  const read = await exchange(
    target,
    getReservation,
    { params: { codeReservation: reservationCode } },
    { token },
  )
  if (!read.result.ok) return { ...guest, token }
  const reservation = read.result.value as Reservation
  const receipts = await exchange(
    target,
    listReceipts,
    { params: { codeReservation: reservationCode } },
    { token },
  )
  const [receipt] = receipts.result.ok
    ? (receipts.result.value as readonly { readonly receiptNumber: string }[])
    : []
  const { arrival, departure } = reservation.stay
  const world = {
    reservation,
    otherStay: { arrival: addDays(arrival, 7), departure: addDays(departure, 7) },
    ...(names ? { names } : {}),
    ...(receipt ? { receiptNumber: receipt.receiptNumber } : {}),
  }
  return { ...guest, token, world }
}

const nothing: Step = { tried: [], findings: [], notRun: [] }
const notRun = (why: string): Step => ({ ...nothing, notRun: [why] })
const found = (what: string, findings: readonly Finding[]): Step => ({ ...nothing, tried: [what], findings })

const together = (steps: readonly Step[]): Step => ({
  tried: [...new Set(steps.flatMap(({ tried }) => tried))],
  findings: steps.flatMap(({ findings }) => findings),
  notRun: [...new Set(steps.flatMap(({ notRun }) => notRun))],
})

async function tryCall(run: Run, endpoint: AnyEndpoint): Promise<readonly Step[]> {
  if (!Object.hasOwn(plans, endpoint.name)) return tryStaffCall(run, endpoint)
  const plan = plans[endpoint.name as GuestName] as unknown as AnyPlan
  switch (plan.kind) {
    case 'left-out':
      return [notRun(plan.why)]
    case 'reads':
      return tryRead(run, endpoint, plan)
    case 'leaves-traces':
      return mayWrite(run, run.guests[0])
        ? tryRead(run, endpoint, plan)
        : [notRun('It writes something down (a quote, a request): no reservation was named for that.')]
    case 'writes':
      return mayWrite(run, run.guests[0])
        ? tryWrite(run, endpoint, plan)
        : [notRun('It would change the reservation: none was named for that.')]
  }
}

/** A plan of any call, for code that handles all alike. */
type AnyPlan =
  | {
      readonly kind: 'reads' | 'leaves-traces'
      readonly input: (world: World) => AnyInput | NotRun
      readonly mayBeMissing?: true
    }
  | {
      readonly kind: 'writes'
      readonly input: (world: World) => AnyInput | NotRun
      readonly other: (input: AnyInput) => AnyInput
      readonly effects?: (world: World) => { readonly listedBy: keyof Endpoints; readonly input: AnyInput }
    }
  | { readonly kind: 'left-out'; readonly why: string }

const mayWrite = ({ settings }: Run, guest: Guest): boolean => settings.write.includes(guest.reservationCode)

const unread = notRun('The reservation could not be read: see getReservation.')

async function tryRead(
  run: Run,
  endpoint: AnyEndpoint,
  plan: AnyPlan & { readonly kind: 'reads' | 'leaves-traces' },
): Promise<readonly Step[]> {
  const { target } = run.settings
  const steps: Step[] = []
  for (const guest of run.guests) {
    if (plan.kind === 'leaves-traces' && !mayWrite(run, guest)) continue
    const input = inputFor(endpoint, plan.input, guest)
    if ('notRun' in input) {
      steps.push(notRun(input.notRun))
      continue
    }
    const asked = await exchange(target, endpoint, input, { token: guest.token })
    steps.push(judgeOwn(run, guest, asked, plan.mayBeMissing))
    if (guest === run.guests[0]) steps.push(...(await probesOf(run, endpoint, input, asked)))
  }
  const [first, second] = run.guests
  const foreign = second ? inputFor(endpoint, plan.input, second) : undefined
  if (endpoint.access !== 'open') steps.push(await tryForeign(run, endpoint, foreign, first, second))
  return steps
}

/** Without a world the reservation itself can still be asked for, so that what is wrong with it is reported. */
function inputFor(
  endpoint: AnyEndpoint,
  input: (world: World) => AnyInput | NotRun,
  { world, reservationCode }: Guest,
): AnyInput | NotRun {
  if (world) return input(world)
  if (endpoint.name === getReservation.name) return { params: { codeReservation: reservationCode } }
  return { notRun: unread.notRun.join() }
}

/** Holds the answer to a guest's own request to the contract, which must be an answer or a refusal of this very call. */
function judgeOwn(run: Run, guest: Guest, asked: Exchange, mayBeMissing?: true): Step {
  const { result, came, endpoint } = asked
  if (came?.status === 429) return notRun('The API’s limit was reached: ask again later.')
  const isMissing = mayBeMissing === true && came?.status === 404
  const general =
    !result.ok && !isMissing && result.refusal.kind !== 'refused' && result.refusal.kind !== 'unreadable'
  const others = run.guests.filter((other) => other.reservationCode !== guest.reservationCode)
  const leaks = others.filter((other) => came?.text.includes(other.reservationCode))
  const findings = [
    ...judgeAnswer(asked, guest.world?.reservation.currency),
    ...(general && came
      ? [
          finding('status', asked, {
            contract: `A well-formed request of the guest is answered (${endpoint.reply.status}), or refused with a word of the call.`,
            where: `${endpoint.name}: reply, refusals`,
          }),
        ]
      : []),
    ...leaks.map((other) =>
      finding(
        'access',
        asked,
        {
          contract: 'A guest is told of their own reservation only.',
          where: `${endpoint.name}: access ${endpoint.access}`,
        },
        `the answer names ${other.reservationCode}`,
      ),
    ),
  ]
  return found('status, shape, refusals, money and caching of its answer', findings)
}

async function probesOf(
  { settings: { target }, guests: [{ token }] }: Run,
  endpoint: AnyEndpoint,
  input: AnyInput,
  asked: Exchange,
): Promise<readonly Step[]> {
  const probe = { target, endpoint, input, token }
  const etag = asked.came?.headers.get('etag')
  return [
    ...(endpoint.access === 'open'
      ? []
      : [found('without a session, and with an invented one', await probeSession(probe))]),
    found('with a parameter it does not take', await probeUnknownParameter(probe)),
    ...(endpoint.tag && etag ? [found('with the tag of its answer', await probeTag(probe, etag))] : []),
  ]
}

async function tryForeign(
  { settings: { target } }: Run,
  endpoint: AnyEndpoint,
  input: AnyInput | NotRun | undefined,
  { token }: Guest,
  other: Guest | undefined,
): Promise<Step> {
  if (!other || !input)
    return notRun('Whether another guest’s is kept from this one: a second guest is needed.')
  if ('notRun' in input || !namesOwn(input)) return nothing
  const probe = { target, endpoint, input, token }
  return found('for another guest’s reservation', await probeForeign(probe, other.reservationCode))
}

async function tryWrite(
  run: Run,
  endpoint: AnyEndpoint,
  plan: AnyPlan & { readonly kind: 'writes' },
): Promise<readonly Step[]> {
  const [guest, second] = run.guests
  const { world, token, reservationCode } = guest
  if (!world) return [unread]
  const input = plan.input(world)
  if ('notRun' in input) return [notRun(input.notRun)]
  const { target } = run.settings
  const listed = plan.effects?.(world)
  const guard = { key: crypto.randomUUID(), version: world.reservation.version }
  const steps: Step[] = []
  if (endpoint.access !== 'open') {
    const probe = { target, endpoint, input: { ...input, guard }, token }
    steps.push(found('without a session, and with an invented one', await probeSession(probe)))
    const foreign = second?.world && mayWrite(run, second) ? plan.input(second.world) : undefined
    const guarded = foreign && !('notRun' in foreign) ? { ...foreign, guard } : undefined
    steps.push(
      guarded
        ? await tryForeign(run, endpoint, guarded, guest, second)
        : notRun(
            'Whether another guest’s is kept from this one: a second guest, named for writing, is needed.',
          ),
    )
  }
  const { first, findings } = await probeWrite({
    target,
    endpoint,
    input,
    other: plan.other(input),
    token,
    version: async () => {
      const params = { codeReservation: reservationCode }
      const read = await exchange(target, getReservation, { params }, { token })
      return read.result.ok ? (read.result.value as Reservation).version : world.reservation.version
    },
    ...(listed
      ? {
          count: async () => {
            const list = await exchange(target, endpoints[listed.listedBy], listed.input, { token })
            return list.result.ok ? (list.result.value as readonly unknown[]).length : 0
          },
        }
      : {}),
  })
  return [...steps, judgeOwn(run, guest, first), found('key, repetition and version', findings)]
}

/** What belongs to staff is nobody else's: a guest is refused, whatever they ask for. */
async function tryStaffCall(run: Run, endpoint: AnyEndpoint): Promise<readonly Step[]> {
  const account = notRun('What it answers to staff: the kit is given no staff account.')
  if (endpoint.access !== 'staff') return [account]
  if (endpoint.method !== 'GET' && !mayWrite(run, run.guests[0]))
    return [account, notRun('Whether a guest is refused: it would change something.')]
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1'] as const),
  )
  const guard = { key: crypto.randomUUID(), version: 1 }
  const asked = await exchange(
    run.settings.target,
    endpoint,
    { params, ...(endpoint.body ? { body: {} } : {}), ...(endpoint.guard ? { guard } : {}) },
    { token: run.guests[0].token },
  )
  const isRefused = [401, 403, 404].includes(asked.came?.status ?? 0)
  const rule = {
    contract: 'A guest is refused: 401, 403 or 404, before anything else is looked at.',
    where: `${endpoint.name}: access staff, permission ${endpoint.permission ?? ''}`,
  }
  const findings = isRefused ? [] : [finding('access', asked, rule)]
  return [account, found('with a guest’s session', findings)]
}

/** What keeps others from being asked comes last: the limit of attempts, and the end of the session. */
async function withLastCall(run: Run, calls: readonly CallReport[]): Promise<readonly CallReport[]> {
  const { settings, guests } = run
  const [first] = guests
  const limits: Step = settings.triesLimits
    ? found('more often than anybody needs', await probeThrottle(settings.target))
    : notRun('The limit of attempts: trying it keeps this network from signing in for a while.')
  const endsIt = mayWrite(run, first) && first.names !== undefined && settings.pool !== undefined
  const ending = endsIt ? await tryEnd(run, first) : undefined
  return calls.map((call) => {
    if (call.name === 'validateReservation') return { ...call, ...together([call, limits]) }
    if (call.name === 'endSession' && ending) return { ...call, ...ending }
    return call
  })
}

async function tryEnd(run: Run, guest: Guest): Promise<Step> {
  const { target } = run.settings
  const asked = await exchange(target, endpoints.endSession, { body: {} }, { token: guest.token })
  const after = await exchange(target, getProfile, {}, { token: guest.token })
  const rule = {
    contract: 'A session that was ended is none: 401 at once, although its token is still valid.',
    where: 'endSession',
  }
  const findings = after.came?.status === 401 ? [] : [finding('access', after, rule)]
  return together([judgeOwn(run, guest, asked), found('the session afterwards', findings)])
}
