import { describe, expect, test } from 'vitest'
import { parseEnv as parse } from './env.ts'
import { brands } from './testing/sample-brands.ts'

const parseEnv = (env: Parameters<typeof parse>[0]) => parse(env, brands)

describe('settings', () => {
  test('without any, the service develops on port 4000 with every brand on localhost', () => {
    const settings = parseEnv({})
    expect(settings).toMatchObject({ mode: 'development', port: 4000, identity: { kind: 'embedded' } })
    expect(settings.hosts.map(({ origin }) => origin)).toEqual([
      'http://palace.localhost:4000',
      'http://moon.localhost:4000',
      'http://leblanc.localhost:4000',
      'http://resorts.partner.localhost:4000',
      'http://city.partner.localhost:4000',
      'http://partner.localhost:4000',
      'http://admin.localhost:4000',
    ])
  })

  test('a process opens ten connections to the database server, or as many as the setting says', () => {
    expect(parseEnv({}).databasePoolSize).toBe(10)
    expect(parseEnv({ DATABASE_POOL_SIZE: '40' }).databasePoolSize).toBe(40)
    expect(() => parseEnv({ DATABASE_POOL_SIZE: '1' })).toThrow('DATABASE_POOL_SIZE must be at least 2.')
    expect(() => parseEnv({ DATABASE_POOL_SIZE: '2.5' })).toThrow('DATABASE_POOL_SIZE must be a whole number')
  })

  test('nothing is measured or traced until a port or a collector is named; metrics stay on the machine', () => {
    expect(parseEnv({})).not.toHaveProperty('metrics')
    expect(parseEnv({})).not.toHaveProperty('traceCollector')
    expect(parseEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
    expect(parseEnv({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0')
    const collector = 'http://collector:4318'
    expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: collector }).traceCollector).toBe(collector)
    expect(() => parseEnv({ METRICS_PORT: '0' })).toThrow('METRICS_PORT must be at least 1.')
    expect(() => parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address',
    )
  })

  test('development charges test cards; production charges none until a provider is set', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_HOSTS: 'https://stay.palace.example.com=palace',
      TRUSTED_PROXY_HOPS: '1',
    }
    expect(parseEnv({ PORT: '4100' }).payments).toEqual({
      kind: 'embedded',
      origin: 'http://pay.localhost:4100',
    })
    expect(parseEnv(production).payments).toEqual({ kind: 'none' })
    const adyen = {
      ADYEN_API_KEY: 'key',
      ADYEN_MERCHANT_ACCOUNT: 'Hotels',
      ADYEN_HMAC_KEY: 'ab'.repeat(32),
      ADYEN_CLIENT_KEY: 'test_1',
    }
    expect(parseEnv({ ...production, ...adyen }).payments).toMatchObject({
      kind: 'adyen',
      environment: 'test',
    })
    expect(() => parseEnv({ ...production, ...adyen, ADYEN_HMAC_KEY: '' })).toThrow(
      'ADYEN_HMAC_KEY is not set.',
    )
    expect(() => parseEnv({ ...production, ...adyen, ADYEN_ENVIRONMENT: 'live' })).toThrow(
      'ADYEN_LIVE_PREFIX',
    )
    expect(() => parseEnv({ ...production, PAYMENTS: 'embedded' })).toThrow('PAYMENTS_ORIGIN is not set')
  })

  test('an empty variable counts as not set', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000 })
  })

  test('pages show photographs from the named origins, and from nowhere by default', () => {
    expect(parseEnv({}).imageOrigins).toEqual([])
    const PUBLIC_IMAGE_ORIGINS = 'https://a.example.com, https://b.example.com:8443'
    expect(parseEnv({ PUBLIC_IMAGE_ORIGINS }).imageOrigins).toEqual([
      'https://a.example.com',
      'https://b.example.com:8443',
    ])
  })

  test.each([
    'https:',
    '*',
    'https://*.example.com',
    'https://a.example.com/',
    'https://a.example.com;script-src',
  ])('photographs from %s are refused: that is not an origin', (PUBLIC_IMAGE_ORIGINS) => {
    expect(() => parseEnv({ PUBLIC_IMAGE_ORIGINS })).toThrow('PUBLIC_IMAGE_ORIGINS must list origins')
  })

  test('the API document is shown in development, and in production if the setting asks for it', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_HOSTS: 'https://stay.palace.example.com=palace',
      TRUSTED_PROXY_HOPS: '1',
    }
    expect(parseEnv({}).apiDocs).toBe('shown')
    expect(parseEnv({ API_DOCS: 'no' }).apiDocs).toBe('hidden')
    expect(parseEnv(production).apiDocs).toBe('hidden')
    expect(parseEnv({ ...production, API_DOCS: 'yes' }).apiDocs).toBe('shown')
  })

  test('the host table maps an origin to a site', () => {
    const { hosts } = parseEnv({
      NODE_ENV: 'production',
      PUBLIC_HOSTS:
        'https://stay.palace.example.com=palace https://qa.example.com=partner-resorts+partner-city',
      TRUSTED_PROXY_HOPS: '1',
    })
    expect(hosts).toEqual([
      { origin: 'https://stay.palace.example.com', shell: 'palace', brands: ['palace'] },
      { origin: 'https://qa.example.com', shell: 'partner', brands: ['partner-resorts', 'partner-city'] },
    ])
  })

  test.each([
    [
      'said to be none',
      { NODE_ENV: 'production', PUBLIC_HOSTS: 'https://a.example.com=palace', TRUSTED_PROXY_HOPS: '0' },
      0,
    ],
    [
      'said to be two',
      { NODE_ENV: 'production', PUBLIC_HOSTS: 'https://a.example.com=palace', TRUSTED_PROXY_HOPS: '2' },
      2,
    ],
    ['unsaid without https', { NODE_ENV: 'production', PUBLIC_HOSTS: 'http://a.example.com=palace' }, 0],
    ['unsaid in development', { PUBLIC_HOSTS: 'https://a.example.com=palace' }, 0],
  ])('the number of proxies, %s', (_, env, hops) => {
    expect(parseEnv(env).trustedProxyHops).toBe(hops)
  })

  test.each<readonly [Readonly<Record<string, string>>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://.'],
    [{ IDENTITY: 'none' }, 'IDENTITY must be embedded or cognito.'],
    [
      {
        IDENTITY: 'cognito',
        COGNITO_CLIENT_ID: 'c',
        COGNITO_TRIGGER_SECRET: 's'.repeat(32),
      },
      'COGNITO_POOL_ID is not set.',
    ],
    [
      { IDENTITY: 'cognito', COGNITO_POOL_ID: 'eu-west-1', COGNITO_CLIENT_ID: 'c' },
      'COGNITO_POOL_ID must be the id of a pool: eu-west-1_AbCdEf123.',
    ],
    [{ SAMPLE_DATA: 'maybe' }, 'SAMPLE_DATA must be yes or no.'],
    [{ API_DOCS: 'true' }, 'API_DOCS must be yes or no.'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_HOSTS is not set: it names the host of every brand.'],
    [
      { NODE_ENV: 'production', PUBLIC_HOSTS: 'https://stay.palace.example.com=palace' },
      'TRUSTED_PROXY_HOPS is not set: with https in front,',
    ],
    [
      { RECEIPT_SIGNING_KEY: 'secret' },
      'RECEIPT_SIGNING_KEY must be a private Ed25519 key, as a JSON Web Key.',
    ],
    [
      {
        NODE_ENV: 'production',
        PUBLIC_HOSTS: 'http://stay.palace.example.com=palace',
        IDENTITY: 'cognito',
        COGNITO_POOL_ID: 'r_p',
        COGNITO_CLIENT_ID: 'c',
        COGNITO_TRIGGER_SECRET: 's'.repeat(32),
      },
      'RECEIPT_SIGNING_KEY is not set: it is the key that receipts are signed with.',
    ],
    [{ TRUSTED_PROXY_HOPS: 'two' }, 'TRUSTED_PROXY_HOPS must be a whole number from 0 to 10.'],
    [
      { PUBLIC_HOSTS: 'https://a.example.com=aurora' },
      'PUBLIC_HOSTS has "https://a.example.com=aurora": write origin=site, where site is palace, moon,',
    ],
    [{ PUBLIC_HOSTS: 'https://a.example.com=palace+moon' }, 'several of one folder joined by +'],
    [{ PUBLIC_HOSTS: 'palace.example.com=palace' }, 'PUBLIC_HOSTS has "palace.example.com=palace"'],
  ])('%j is refused with a sentence that says what to correct', (env, sentence) => {
    expect(() => parseEnv(env)).toThrow(sentence)
  })
})
