import type { Server } from 'node:http'
import type { BrandId, ServedBrand } from '@veranda/domain'
import { isNotNull } from 'drizzle-orm'
import { createApp } from './app.ts'
import { callsAt } from './calls-at.ts'
import type { Settings } from './env.ts'
import { jobs, type WholeService } from './features.ts'
import { signInLimits } from './identity/limits.ts'
import { poolOriginOf } from './identity/pool-address.ts'
import { pages } from './pages/pages.ts'
import { brandsOf } from './platform/brands.ts'
import type { Database } from './platform/db/database.ts'
import { openStore } from './platform/db/open-store.ts'
import { usualLimits } from './platform/db/store-limits.ts'
import { hostTable, staffShell } from './platform/hosts.ts'
import { dataPolicy } from './platform/http/content-policy.ts'
import { docsRoutes } from './platform/http/docs.ts'
import { listening } from './platform/http/listen.ts'
import { startJob } from './platform/jobs/job.ts'
import type { Log } from './platform/log.ts'
import { mailService } from './platform/mail/mail-setting.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { openSigner } from './receipts/signing-keys.ts'
import type { Clock } from './platform/service.ts'
import { prepareStore } from './prepare-store.ts'
import { roomType } from './schema/catalogue.ts'
import { property } from './schema/property.ts'
import { ldapDirectory } from './staff/directory/ldap-directory.ts'
import { staffLimits } from './staff/service/limits.ts'
import { staffSessions } from './staff/sessions/staff-sessions.ts'
import type { StandIns } from './stand-ins.ts'
import { startIdentity } from './start-identity.ts'
import { startMail } from './start-mail.ts'
import { startPayments } from './start-payments.ts'
import { storeAddress } from './store-address.ts'
import { drawStay } from './views/draw-stay.ts'
import { drawingModules, pageAtOf } from './views/drawing-module.ts'

export type AddOnParts = {
  readonly settings: Settings
  readonly brands: readonly ServedBrand[]
  readonly log: Log
  /** Missing in production. */
  readonly standIns?: StandIns
}

export type RunningService = {
  /** Finishes running requests, then releases the port and the database. */
  readonly close: () => Promise<void>
}

/**
 * Opens the database, assembles the service and listens. It serves the brands it is handed, and no others.
 */
export async function startService({
  settings,
  brands: handedIn,
  log,
  standIns: { openPool, openPayments, openMailbox, loadSample, actAsStaff, startPage } = {},
}: AddOnParts): Promise<RunningService> {
  const brands = brandsOf(handedIn)
  const clock: Clock = { now: () => new Date() }
  const hosts = hostTable(settings.hosts)
  const originOf = (brand: BrandId): string => {
    const origin = hosts.originOf(brand)
    if (!origin) throw new Error(`No host serves the brand ${brand}`)
    return origin
  }
  const { smtpUrl, mailFrom: sender, mode } = settings
  const mail = mailService({ smtpUrl, sender, mode, now: clock.now, openMailbox })
  const stopTracing = await tracing(settings)
  const store = await openStore({ ...storeAddress(settings), limits: usualLimits })
  const now = clock.now()
  const prepared = async () => {
    const signer = await openSigner(store.db, settings.receiptKey, now)
    await prepareStore(store, { settings, brands, now, signer, loadSample })
    return signer
  }
  const signer = await prepared().catch(async (thrown: unknown) => {
    await store.close()
    throw thrown
  })
  const database = store.db
  for (const origin of await unnamedPhotographs(database, settings.imageOrigins))
    log({ event: `photographs of ${origin} are not shown: PUBLIC_IMAGE_ORIGINS does not name it` })
  const limits = signInLimits(database, clock)
  const onFailure = (failure: unknown) =>
    log({ event: 'failure', failure: failure instanceof Error ? failure.name : 'unknown' })
  const parts = { database, brands, clock, limits, originOf }
  const identity = startIdentity({ ...parts, settings, onFailure, openPool })
  const staffLimit = staffLimits(database, clock)
  const staffOrigin = settings.hosts.find(({ shell }) => shell === staffShell)?.origin
  const letters = startMail({
    ...parts,
    mail,
    ensureGuest: identity.ensureGuest,
    staff: { staffOrigin, staffLetters: staffLimit.letters },
    onFailure: ({ kind, outcome, reason }) => log({ event: `letter ${kind} ${outcome}`, failure: reason }),
    onCrash: onFailure,
  })
  const payments = await startPayments({
    setting: settings.payments,
    database,
    clock,
    brandOrigins: settings.hosts.filter(({ brands }) => brands.length > 0).map(({ origin }) => origin),
    openPayments,
  })
  const lines = settings.hosts
  const shownPage =
    mode === 'development'
      ? startPage?.({ signer, database, store, clock, brands, originOf, lines, letters: letters.pages })
      : undefined
  const service: WholeService = {
    signer,
    store,
    clock,
    identity,
    staffSessions: staffSessions(database, clock),
    staff: {
      limits: staffLimit,
      directory:
        settings.staffDirectory &&
        ldapDirectory(settings.staffDirectory, (failure) => log({ event: 'staff-directory', failure })),
      onLetter: letters.nudge,
    },
    mail: letters.orders,
    brands,
    hosts,
    payments,
    limits,
    log,
    trustedProxyHops: settings.trustedProxyHops,
    ...(shownPage ? { startPage: 'shown' } : {}),
  }
  if (settings.sampleData && staffOrigin)
    await actAsStaff?.({ store, now, origin: staffOrigin, callsAt: callsAt(service) })
  const running = jobs.map((job) => startJob(job, service, onFailure))
  const stopJobs = () => Promise.all(running.map(({ stop }) => stop()))
  const overTls = settings.hosts.some(({ origin }) => origin.startsWith('https:'))
  const moduleOf = drawingModules(settings.shellsDir)
  const app = createApp(service, {
    ...(settings.apiDocs === 'shown' ? { docs: docsRoutes(overTls) } : {}),
    pages: pages({
      lines,
      shellsDir: settings.shellsDir,
      talksTo: [...poolOrigins(settings), ...(payments?.origins.talksTo ?? [])],
      frames: payments?.origins.frames ?? [],
      images: settings.imageOrigins,
      startPage: shownPage,
      draw: drawStay(service, moduleOf),
      pageAt: pageAtOf(service, moduleOf),
    }),
  })
  const { port } = settings
  const policy = dataPolicy(overTls)
  const stop = async () => {
    await stopJobs()
    await letters.stop()
    await store.close()
    await stopTracing()
  }
  const listeners = async () => {
    const metrics = settings.metrics && (await serveMetrics(settings.metrics, { store, clock }))
    const server = await listening({ fetch: app.fetch, port, policy }).catch((thrown: unknown) => {
      metrics?.close()
      throw thrown
    })
    return { server, metrics }
  }
  const { server, metrics } = await listeners().catch(async (thrown: unknown) => {
    await stop()
    throw thrown
  })
  return {
    close: async () => {
      await closed(server)
      if (metrics) await closed(metrics)
      await stop()
    },
  }
}

/** The tracing library is loaded where a collector is named, and nowhere else. */
async function tracing({ traceCollector }: Settings): Promise<() => Promise<void>> {
  if (traceCollector === undefined) return async () => undefined
  const { startTracing } = await import('./platform/telemetry/start-tracing.ts')
  return startTracing(traceCollector)
}

const poolOrigins = ({ identity }: Settings): readonly string[] =>
  identity.kind === 'cognito' ? [poolOriginOf(identity.poolId)] : []

const longestAnswerMs = 10_000

/** Accepts nothing new, finishes running requests, and closes idle connections. */
async function closed(server: Server): Promise<void> {
  const answered = new Promise((resolve) => server.close(resolve))
  const letGo = setInterval(() => server.closeIdleConnections(), 50)
  const giveUp = setTimeout(() => server.closeAllConnections(), longestAnswerMs)
  await answered
  clearInterval(letGo)
  clearTimeout(giveUp)
}

/** Origins of photographs that are not allowed by the settings: guests would see an empty frame. */
export async function unnamedPhotographs(
  database: Database,
  imageOrigins: readonly string[],
): Promise<readonly string[]> {
  const rows = [
    ...(await database
      .selectDistinct({ url: property.photoUrl })
      .from(property)
      .where(isNotNull(property.photoUrl))),
    ...(await database
      .selectDistinct({ url: roomType.photoUrl })
      .from(roomType)
      .where(isNotNull(roomType.photoUrl))),
  ]
  // An address without an origin is on the site itself.
  const origins = rows.flatMap(({ url }) => (url && URL.canParse(url) ? [new URL(url).origin] : []))
  return [...new Set(origins)].filter((origin) => !imageOrigins.includes(origin)).toSorted()
}
