import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type { BrandKey } from '@veranda/domain'
import { createApp } from './app.ts'
import { openStore } from './db/open-store.ts'
import type { Settings } from './env.ts'
import { hostTable } from './http/hosts.ts'
import { pages } from './http/pages.ts'
import type { Log } from './http/request-log.ts'
import type { SampleSignIn } from './http/start-page.ts'
import { startIdentity } from './start-identity.ts'
import { startMail } from './identity/start-mail.ts'
import { mailService } from './mail/mail-setting.ts'
import { sampleSignIns } from './sample-sign-ins.ts'
import type { Clock, Service } from './service.ts'
import { signInLimits } from './sign-in/limits.ts'

export type RunningService = {
  readonly settings: Settings
  readonly samples: () => Promise<readonly SampleSignIn[]>
  /** Answers what is under way, then lets go of the port and the database. */
  readonly close: () => Promise<void>
}

/** Opens the database, puts the parts together and listens. */
export async function startService(settings: Settings, log: Log): Promise<RunningService> {
  const clock: Clock = { now: () => new Date() }
  const hosts = hostTable(settings.hosts)
  const originOf = (brand: BrandKey): string => {
    const origin = hosts.originOf(brand)
    if (!origin) throw new Error(`No host serves the brand ${brand}`)
    return origin
  }
  const { smtpUrl, mailFrom: sender, mode } = settings
  const mail = mailService({ smtpUrl, sender, mode, now: clock.now })
  const store = await openStore(storeAddress(settings))
  const database = store.db
  const limits = signInLimits(database, clock)
  const onFailure = (failure: unknown) =>
    log({ event: 'failure', failure: failure instanceof Error ? failure.name : 'unknown' })
  const identity = startIdentity({ settings, database, clock, limits, originOf, onFailure })
  const letters = startMail({
    database,
    clock,
    mail,
    originOf,
    ensureGuest: identity.ensureGuest,
    onFailure: ({ kind, outcome, reason }) => log({ event: `letter ${kind} ${outcome}`, failure: reason }),
    onCrash: onFailure,
  })
  const samples = () => (settings.sampleData ? sampleSignIns(database, clock, originOf) : Promise.resolve([]))
  const isDevelopment = mode === 'development'
  const service: Service = {
    store,
    clock,
    identity,
    mail: letters.desk,
    hosts,
    limits,
    log,
    trustedProxyHops: settings.trustedProxyHops,
    ...(isDevelopment ? { development: { samples } } : {}),
  }
  const app = createApp(service, {
    pages: pages({
      lines: settings.hosts,
      shellsDir: settings.shellsDir,
      talksTo: poolOrigins(settings),
      ...(isDevelopment
        ? {
            development: {
              samples,
              storybookDir: 'storybook-static',
              ...(letters.letters ? { letters: letters.letters } : {}),
            },
          }
        : {}),
    }),
  })
  const server = await listening(app.fetch, settings.port)
  return {
    settings,
    samples,
    close: async () => {
      await new Promise((closed) => {
        server.close(closed)
        if ('closeIdleConnections' in server) server.closeIdleConnections()
      })
      await letters.stop()
      await store.close()
    },
  }
}

// Built, the migrations lie beside the program; from source, beside the package.
const besideTheProgram = fileURLToPath(new URL('./migrations', import.meta.url))

const storeAddress = ({ databaseUrl, dataDir }: Settings) => ({
  url: databaseUrl ?? `pglite:${join(dataDir, 'database')}`,
  ...(existsSync(besideTheProgram) ? { migrationsFolder: besideTheProgram } : {}),
})

const poolOrigins = ({ identity }: Settings): readonly string[] =>
  identity.kind === 'cognito' ? [`https://cognito-idp.${identity.region}.amazonaws.com`] : []

const listening = (
  fetch: Parameters<typeof serve>[0]['fetch'],
  port: number,
): Promise<ReturnType<typeof serve>> =>
  new Promise((ready, failed) => {
    const server = serve({ fetch, port }, () => ready(server))
    server.once('error', failed)
  })
