import type { StaffRole } from '@veranda/domain'

/** A person in the company's directory. */
export type DirectoryPerson = {
  readonly displayName: string
  readonly email: string | null
  /** Of the groups that the settings give a role. */
  readonly roles: readonly StaffRole[]
}

/** The company's directory. */
export type Directory = {
  /** Who has this name and password; `unreachable` where the directory does not answer. */
  readonly check: (userName: string, password: string) => Promise<DirectoryPerson | undefined | 'unreachable'>
}
