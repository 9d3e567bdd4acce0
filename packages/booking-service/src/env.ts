import type { JWK } from 'jose'
import * as v from 'valibot'
import type { Brands } from './platform/brands.ts'
import { type HostLine, localHosts, parseHostTable } from './platform/hosts.ts'
import { type PaymentSetting, paymentSettingFrom, paymentVariables } from './payments/payment-setting.ts'
import { receiptKeyFrom } from './receipts/signing-keys.ts'
import type { MetricsAddress } from './platform/metrics/serve-metrics.ts'
import { SettingsError } from './platform/settings-error.ts'
import { type LdapSetting, ldapSettingFrom, ldapVariables } from './staff/directory/ldap-setting.ts'

export type { AdyenSetting } from './payments/payment-setting.ts'
export { SettingsError } from './platform/settings-error.ts'

/** Everything the environment tells the service, read once at the start. */
export type Settings = {
  readonly mode: 'development' | 'production'
  readonly port: number
  /** A PostgreSQL server; without it the embedded database lives in `dataDir`. */
  readonly databaseUrl?: string
  /** How many connections to the server one process opens at most. */
  readonly databasePoolSize: number
  readonly dataDir: string
  readonly hosts: readonly HostLine[]
  /** How many proxies in front of the service are trusted to append to `X-Forwarded-For`. */
  readonly trustedProxyHops: number
  readonly smtpUrl?: string
  readonly mailFrom?: string
  readonly identity: IdentitySetting
  readonly payments: PaymentSetting
  /** The company's directory of staff, where one is named. */
  readonly staffDirectory?: LdapSetting
  /** The private key receipts are signed with; without it the service makes one and stores it. */
  readonly receiptKey?: JWK
  readonly shellsDir: string
  /** Other origins that hold photographs of the hotels; pages load pictures from nowhere else. */
  readonly imageOrigins: readonly string[]
  /** Whether the API document, staff calls included, is shown. */
  readonly apiDocs: 'shown' | 'hidden'
  readonly sampleData: boolean
  /** Where `/metrics` is served; without it, nowhere. */
  readonly metrics?: MetricsAddress
  /** The collector that receives spans; without it nothing is traced. */
  readonly traceCollector?: string
}

type IdentitySetting =
  | {
      readonly kind: 'embedded'
      /** The issuer named in tokens: one name for all brands. Changing it ends all sessions. */
      readonly issuer: string
    }
  | {
      readonly kind: 'cognito'
      readonly poolId: string
      readonly clientId: string
      /** Shared with the pool's triggers, which ask this service to check names and links. */
      readonly triggerSecret: string
    }

const whole = (name: string, from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, `${name} must be a whole number from ${from} to ${to}.`),
    v.transform(Number),
    v.minValue(from, `${name} must be at least ${from}.`),
    v.maxValue(to, `${name} must be at most ${to}.`),
  )

const required = (name: string) => v.optional(v.pipe(v.string(), v.minLength(1, `${name} is not set.`)), '')

const origins = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
      // No wildcards, and no characters that could end a directive of the content security policy.
      v.everyItem(
        (one) => /^https?:\/\/[a-z\d.-]+(:\d{1,5})?$/.test(one),
        `${name} must list origins: https://name https://other.`,
      ),
    ),
    '',
  )

const yesOrNo = (name: string) => v.picklist(['yes', 'no'], `${name} must be yes or no.`)

const common = {
  NODE_ENV: v.optional(v.string()),
  PORT: v.optional(whole('PORT', 1, 65_535), '4000'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres://.')),
  ),
  DATABASE_POOL_SIZE: v.optional(whole('DATABASE_POOL_SIZE', 2, 200), '10'),
  DATA_DIR: v.optional(v.string(), '.data'),
  PUBLIC_HOSTS: v.optional(v.string()),
  TRUSTED_PROXY_HOPS: v.optional(whole('TRUSTED_PROXY_HOPS', 0, 10)),
  SMTP_URL: v.optional(v.string()),
  MAIL_FROM: v.optional(v.string()),
  SHELLS_DIR: v.optional(v.string(), 'shells'),
  SAMPLE_DATA: v.optional(yesOrNo('SAMPLE_DATA'), 'no'),
  PUBLIC_IMAGE_ORIGINS: origins('PUBLIC_IMAGE_ORIGINS'),
  API_DOCS: v.optional(yesOrNo('API_DOCS')),
  RECEIPT_SIGNING_KEY: v.optional(v.string()),
  METRICS_PORT: v.optional(whole('METRICS_PORT', 1, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/\S+$/, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address: http://collector:4318.'),
    ),
  ),
  ...paymentVariables,
  ...ldapVariables,
}

const environment = v.variant(
  'IDENTITY',
  [
    v.object({
      ...common,
      IDENTITY: v.optional(v.literal('embedded'), 'embedded'),
      IDENTITY_ISSUER: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^https?:\/\/[^/\s]+$/, 'IDENTITY_ISSUER must be an origin: https://name.'),
        ),
      ),
    }),
    v.object({
      ...common,
      IDENTITY: v.literal('cognito'),
      COGNITO_POOL_ID: v.pipe(
        required('COGNITO_POOL_ID'),
        v.regex(/^[a-z\d-]+_\w+$/i, 'COGNITO_POOL_ID must be the id of a pool: eu-west-1_AbCdEf123.'),
      ),
      COGNITO_CLIENT_ID: required('COGNITO_CLIENT_ID'),
      COGNITO_TRIGGER_SECRET: v.optional(
        v.pipe(
          v.string(),
          v.minLength(32, 'COGNITO_TRIGGER_SECRET must have at least 32 characters.'),
          v.regex(/^[\w.~+/-]+=*$/, 'COGNITO_TRIGGER_SECRET may hold letters, digits and . _ ~ + / - only.'),
        ),
        '',
      ),
    }),
  ],
  'IDENTITY must be embedded or cognito.',
)

/** Reads the settings; throws a `SettingsError` that says which one to correct. */
export function parseEnv(env: Readonly<Record<string, string | undefined>>, brands: Brands): Settings {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(environment, { IDENTITY: 'embedded', ...set })
  if (!parsed.success) throw new SettingsError(parsed.issues.map((issue) => issue.message).join(' '))
  const values = parsed.output
  const mode = values.NODE_ENV === 'production' ? 'production' : 'development'
  const staffDirectory = ldapSettingFrom(values)
  const hosts = hostsFrom(values.PUBLIC_HOSTS, mode, values.PORT, brands)
  // A demonstration on the embedded pool signs with a key of its own, as development does.
  const isDemanded = mode === 'production' && values.IDENTITY === 'cognito'
  const receiptKey = receiptKeyFrom(values.RECEIPT_SIGNING_KEY, isDemanded ? 'demanded' : 'optional')
  return {
    mode,
    port: values.PORT,
    ...(values.DATABASE_URL ? { databaseUrl: values.DATABASE_URL } : {}),
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir: values.DATA_DIR,
    hosts,
    trustedProxyHops: proxyHopsFrom(values.TRUSTED_PROXY_HOPS, mode, hosts),
    ...(values.SMTP_URL ? { smtpUrl: values.SMTP_URL } : {}),
    ...(values.MAIL_FROM ? { mailFrom: values.MAIL_FROM } : {}),
    identity:
      values.IDENTITY === 'cognito'
        ? {
            kind: 'cognito',
            poolId: values.COGNITO_POOL_ID,
            clientId: values.COGNITO_CLIENT_ID,
            triggerSecret: values.COGNITO_TRIGGER_SECRET,
          }
        : { kind: 'embedded', issuer: values.IDENTITY_ISSUER ?? `http://localhost:${values.PORT}` },
    payments: paymentSettingFrom(values, mode, values.PORT),
    ...(staffDirectory ? { staffDirectory } : {}),
    ...(receiptKey ? { receiptKey } : {}),
    shellsDir: values.SHELLS_DIR,
    imageOrigins: values.PUBLIC_IMAGE_ORIGINS,
    apiDocs: (values.API_DOCS ?? (mode === 'production' ? 'no' : 'yes')) === 'yes' ? 'shown' : 'hidden',
    sampleData: values.SAMPLE_DATA === 'yes',
    ...(values.METRICS_PORT ? { metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST } } : {}),
    ...(values.OTEL_EXPORTER_OTLP_ENDPOINT ? { traceCollector: values.OTEL_EXPORTER_OTLP_ENDPOINT } : {}),
  }
}

function hostsFrom(
  table: string | undefined,
  mode: Settings['mode'],
  port: number,
  brands: Brands,
): readonly HostLine[] {
  if (table === undefined && mode === 'development') return localHosts(brands, port)
  if (table === undefined)
    throw new SettingsError('PUBLIC_HOSTS is not set: it names the host of every brand.')
  const hosts = parseHostTable(table, brands)
  if (typeof hosts === 'string') throw new SettingsError(hosts)
  return hosts
}

/**
 * The service speaks no TLS, so https means a proxy: without this setting all guests would have one address
 * and share one limit.
 */
function proxyHopsFrom(hops: number | undefined, mode: Settings['mode'], hosts: readonly HostLine[]): number {
  if (hops !== undefined) return hops
  if (mode === 'production' && hosts.some(({ origin }) => origin.startsWith('https:')))
    throw new SettingsError(
      'TRUSTED_PROXY_HOPS is not set: with https in front, say how many proxies of yours append to X-Forwarded-For, 0 if none does.',
    )
  return 0
}
