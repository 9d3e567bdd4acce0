/** A site to build: one folder, one entry, one HTML page per brand it shows. */
export type Shell = {
  /** The name the installed app carries. */
  readonly name: string
  readonly pages: readonly [ShellPage, ...ShellPage[]]
  /** A user pool of its own, spoken to directly; the one embedded in the service by default. */
  readonly userPool?: UserPool
}

export type ShellPage = {
  /** File name beside `vite.config.ts`, for example `index.html`. */
  readonly html: string
  readonly brand: ShellBrand
  /** The host the page is opened on while developing, for example `aurora.localhost`. */
  readonly host: string
  /** Colour of the browser's own bars. */
  readonly color: string
}

/** What the page needs to know of a brand before any script has run. */
export type ShellBrand = {
  readonly id: string
  readonly displayName: string
  /** The locales the brand offers, its default first. */
  readonly locales: readonly string[]
}

export type UserPool = { readonly poolId: string; readonly clientId: string }

export const embeddedUserPool: UserPool = {
  poolId: 'us-east-1_VERANDA01',
  clientId: 'veranda-guest-000000000001',
}
