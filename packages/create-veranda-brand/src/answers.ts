import { blended, inkOn, isHex } from './colors.ts'

/** A brand as flags or answers describe it; everything but the name can be left out. */
export type BrandFlags = {
  readonly name?: string | undefined
  readonly id?: string | undefined
  readonly 'legal-name'?: string | undefined
  readonly accent?: string | undefined
  readonly stage?: string | undefined
  readonly languages?: string | undefined
  readonly host?: string | undefined
  readonly website?: string | undefined
  readonly phone?: string | undefined
  readonly 'time-zone'?: string | undefined
}

/** A brand as the template's files need it. */
export type Answers = ReturnType<typeof answersOf>

/** Everything the files say, from flags or answers; throws a sentence that says what to correct. */
export function answersOf(flags: BrandFlags) {
  const name = flags.name?.trim() ?? ''
  if (name === '') throw new Error('A brand needs a name: --name "Aurora"')
  const id = flags.id ?? idOf(name)
  if (!/^[a-z][a-z\d-]{0,39}$/.test(id))
    throw new Error(`--id “${id}”: lower-case letters, digits and hyphens, starting with a letter`)
  const accent = color('accent', flags.accent ?? '#2a5f8f')
  const stage = color('stage', flags.stage ?? '#1f2d3a')
  const accentBlack = blended(accent, '#ffffff', 0.55)
  const stageBlack = blended(stage, '#000000', 0.4)
  const locales = (flags.languages ?? 'en-US').split(',').map((one) => localeOf(one.trim()))
  const host = flags.host ?? `${id}.localhost`
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(host))
    throw new Error(`--host “${host}”: a host name without scheme or port`)
  const website = flags.website ?? `https://${id}.example.com`
  if (!website.startsWith('https://') || !URL.canParse(website))
    throw new Error(`--website “${website}”: an address that starts with https://`)
  return {
    name,
    id,
    legalName: flags['legal-name'] ?? name,
    accent,
    stage,
    onStage: inkOn(stage),
    accentBlack,
    stageBlack,
    onStageBlack: inkOn(stageBlack),
    locales: [...new Set(locales)],
    host,
    website,
    phone: phoneOf(flags.phone ?? '+1 555 555-0100'),
    timeZone: flags['time-zone'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** Aurora Lodges → aurora-lodges. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')

function color(flag: string, text: string): string {
  if (!isHex(text)) throw new Error(`--${flag} “${text}”: six digits of colour, as in #2f6f5e`)
  return text.toLowerCase()
}

function localeOf(text: string): string {
  const [locale] = /^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Z]{2})?$/.test(text) ? Intl.getCanonicalLocales(text) : []
  if (locale === undefined)
    throw new Error(`--languages “${text}”: names as browsers have them, as in en-US,fr-FR`)
  return locale
}

function phoneOf(text: string) {
  const [, country, area, number] = /^\+(\d{1,3})[ -]+(\d{1,4})[ -]+([\d -]{4,14})$/.exec(text) ?? []
  if (country === undefined || area === undefined || number === undefined)
    throw new Error(`--phone “${text}”: country, area and number, as in "+1 555 555-0190"`)
  return { country, area, number: number.replaceAll(/\D/g, '') }
}
