import type { IncomingHttpHeaders } from 'node:http'

/** An answer as the observatory sees it. */
export type SeenPage = { readonly headers: IncomingHttpHeaders; readonly body: string }

/** What a rule gives or takes. Every site begins with a hundred points. */
export type Mark = { readonly rule: string; readonly why: string; readonly points: number }

/**
 * The marks that the HTTP Observatory gives a page over TLS, by the rules it publishes:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Where it tells more than one thing apart that this
 * product never does, the worst of them is given. Whether plain HTTP is led to TLS is for the proxy, and is not looked at.
 */
export const marksOf = (page: SeenPage): readonly Mark[] =>
  Object.entries(rules).map(([rule, judge]) => {
    const [points, why] = judge(page)
    return { rule, points, why }
  })

/** As many points as there are without a list of browsers, or a feature that other sites' frames and pictures must agree to. */
export const fullMarks = 100 + 10 + 5 + 5 + 10 + 10
/** For a cookie as it should be. */
export const cookieMarks = 5

type Judgement = readonly [points: number, why: string]

const rules: Readonly<Record<string, (page: SeenPage) => Judgement>> = {
  'content-security-policy': ({ headers }) => judgePolicy(headers['content-security-policy']),
  cookies: ({ headers }) => judgeCookies(headers['set-cookie'] ?? []),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-origin'] === undefined ? [0, 'not shared'] : [-50, 'shared'],
  'referrer-policy': ({ headers }) => judgeReferrer(lastOf(headers['referrer-policy'])),
  'strict-transport-security': ({ headers }) => judgeTransport(headers['strict-transport-security']),
  'subresource-integrity': ({ body }) => judgeScripts(body),
  'x-content-type-options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? [0, 'nosniff'] : [-5, 'missing'],
  'x-frame-options': ({ headers }) => judgeFraming(headers),
  'cross-origin-resource-policy': ({ headers }) =>
    judgeWord(headers['cross-origin-resource-policy'], ['same-origin', 'same-site'], ['cross-origin']),
  'cross-origin-opener-policy': ({ headers }) =>
    judgeWord(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
  'cross-origin-embedder-policy': ({ headers }) =>
    judgeWord(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless'], ['unsafe-none']),
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']
const broadOrInline = [...broad, 'data:', 'blob:', "'unsafe-inline'", "'unsafe-hashes'"]
const passive = ['img-src', 'media-src']

function judgePolicy(header: string | readonly string[] | undefined): Judgement {
  if (header === undefined) return [-25, 'missing']
  const directives = String(header)
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
  const names = directives.map(([name = '']) => name)
  if (new Set(names).size < names.length) return [-25, 'a directive twice']
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, sources]))
  const standard = policy.get('default-src') ?? ['*']
  const sourcesOf = (name: string) => policy.get(name) ?? standard
  const [scripts, styles, objects] = [
    sourcesOf('script-src'),
    sourcesOf('style-src'),
    sourcesOf('object-src'),
  ]
  const has = (sources: readonly string[], some: readonly string[]) =>
    sources.some((source) => some.includes(source))
  const isPlain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')
  const active = [...policy].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources))
  if (has(scripts, broadOrInline) || has(objects, broad)) return [-20, 'scripts of anybody']
  if (active.some(isPlain)) return [-20, 'active content without TLS']
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return [-10, 'eval']
  if (passive.flatMap(sourcesOf).some(isPlain)) return [-10, 'pictures without TLS']
  if (has(styles, broadOrInline)) return [0, 'inline styles']
  // Not scored, but shown red beside the score.
  const open = ['base-uri', 'form-action', 'frame-ancestors'].filter((name) =>
    has(policy.get(name) ?? ['*'], broad),
  )
  if (open.length > 0) return [0, `${open.join(', ')} open`]
  return policy.get('default-src')?.join() === "'none'"
    ? [10, 'nothing unsafe, none by default']
    : [5, 'nothing unsafe']
}

function judgeCookies(cookies: readonly string[]): Judgement {
  if (cookies.length === 0) return [0, 'none']
  const marks = cookies.map((cookie): Judgement => {
    const [, ...attributes] = cookie.split(/; */).map((part) => part.toLowerCase())
    const sameSite = attributes.find((one) => one.startsWith('samesite='))?.slice('samesite='.length)
    if (!attributes.includes('secure')) return [-40, 'not secure']
    if (!attributes.includes('httponly')) return [-30, 'read by scripts']
    if (sameSite !== undefined && !['lax', 'strict', 'none'].includes(sameSite))
      return [-20, 'no such SameSite']
    return sameSite === undefined
      ? [0, 'sent along by other sites']
      : [cookieMarks, 'secure, hidden, of one site']
  })
  return marks.toSorted(([one], [other]) => one - other)[0] ?? [0, 'none']
}

function judgeReferrer(policy: string | undefined): Judgement {
  if (policy === undefined) return [0, 'missing']
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return isPrivate.includes(policy) ? [5, 'private'] : [-5, policy]
}

const sixMonths = 15_552_000

function judgeTransport(header: string | undefined): Judgement {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1])
  if (Number.isNaN(seconds)) return [-20, 'missing']
  return seconds < sixMonths ? [-10, `${seconds} s`] : [0, 'six months or more']
}

/** Scripts of other origins need a checksum, and all of them TLS. */
function judgeScripts(html: string): Judgement {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="?((?:https?:)?\/\/[^"\s>]+)[^>]*>/g)]
  if (foreign.some(([, source = '']) => source.startsWith('http:'))) return [-50, 'scripts without TLS']
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? [-5, 'foreign scripts'] : [0, 'own scripts']
}

function judgeFraming(headers: IncomingHttpHeaders): Judgement {
  const ancestors = /frame-ancestors ([^;]*)/
    .exec(String(headers['content-security-policy']))?.[1]
    ?.split(' ')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return [5, 'by policy']
  return ['DENY', 'SAMEORIGIN'].includes(String(headers['x-frame-options']))
    ? [5, 'by header']
    : [-20, 'missing']
}

function judgeWord(
  header: string | readonly string[] | undefined,
  good: readonly string[],
  harmless: readonly string[],
): Judgement {
  if (header === undefined) return [0, 'missing']
  const word = String(header)
  return good.includes(word) ? [10, word] : harmless.includes(word) ? [0, word] : [-5, word]
}

const lastOf = (header: string | readonly string[] | undefined) =>
  header && String(header).split(',').at(-1)?.trim()
