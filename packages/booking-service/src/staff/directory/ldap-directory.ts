import type { StaffRole } from '@veranda/domain'
import { Client, EqualityFilter, type Entry, InvalidCredentialsError } from 'ldapts'
import type { LdapSetting } from './ldap-setting.ts'
import type { Directory, DirectoryPerson } from './directory.ts'
import { plainDn } from './plain-dn.ts'

const longestWaitMs = 5_000

/**
 * An LDAP directory: the service looks the name up under its own account, then signs in as the person found. Their groups are
 * read as themselves, and mapped to roles by the settings.
 */
export function ldapDirectory(
  setting: LdapSetting,
  /** Told why the directory could not be asked: the person who signs in learns only that it does not answer. */
  onTrouble: (sentence: string) => void = () => undefined,
): Directory {
  return {
    check: async (userName, password) => {
      // A directory takes a name without a password for an anonymous caller, and lets it in.
      if (password === '') return undefined
      const client = new Client({
        url: setting.url,
        timeout: longestWaitMs,
        connectTimeout: longestWaitMs,
        // With these the library speaks TLS from the first byte, whatever the address says.
        ...(setting.tls && !setting.startTls ? { tlsOptions: setting.tls } : {}),
      })
      try {
        // Without the host the certificate would be compared with “localhost”.
        if (setting.startTls) await client.startTLS({ host: new URL(setting.url).hostname, ...setting.tls })
        return await personIn(client, setting, userName, password)
      } catch (thrown) {
        onTrouble(`The directory at ${setting.url} could not be asked: ${troubleIn(thrown)}`)
        return 'unreachable'
      } finally {
        await client.unbind().catch(() => undefined)
      }
    },
  }
}

/** A certificate that is not trusted is a matter of settings, not of waiting. */
function troubleIn(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const code = 'code' in error ? String(error.code) : ''
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(`${code} ${error.message}`)
    ? `its certificate is not trusted (${error.message}). NODE_EXTRA_CA_CERTS names a file with the company’s own authority.`
    : error.message
}

async function personIn(
  client: Client,
  setting: LdapSetting,
  userName: string,
  password: string,
): Promise<DirectoryPerson | undefined> {
  await client.bind(setting.bindDn, setting.bindPassword)
  const entry = await entryOf(client, setting, userName)
  if (!entry || !(await isSignedIn(client, entry.dn, password))) return undefined
  const groups = [...textsOf(entry['memberOf']), ...(await groupsWith(client, setting, entry.dn))]
  return {
    displayName: textsOf(entry['cn'])[0] ?? userName,
    email: textsOf(entry['mail'])[0] ?? null,
    roles: rolesOf(setting, groups),
  }
}

/** The one entry with this name. Two with one name are nobody. */
async function entryOf(client: Client, { base, userAttribute }: LdapSetting, userName: string) {
  const { searchEntries } = await client.search(base, {
    scope: 'sub',
    // Never a filter written as text: a star in a name would find everybody.
    filter: new EqualityFilter({ attribute: userAttribute, value: userName }),
    attributes: ['cn', 'mail', 'memberOf'],
    sizeLimit: 2,
  })
  return searchEntries.length === 1 ? searchEntries[0] : undefined
}

async function isSignedIn(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password)
    return true
  } catch (thrown) {
    if (thrown instanceof InvalidCredentialsError) return false
    throw thrown
  }
}

/** Groups that list their members, where the settings say where such groups are. */
async function groupsWith(client: Client, { groupBase }: LdapSetting, dn: string): Promise<string[]> {
  if (groupBase === undefined) return []
  const { searchEntries } = await client.search(groupBase, {
    scope: 'sub',
    filter: new EqualityFilter({ attribute: 'member', value: dn }),
    attributes: ['cn'],
  })
  return searchEntries.map((group) => group.dn)
}

const rolesOf = ({ roleOfGroup }: LdapSetting, groups: readonly string[]): readonly StaffRole[] => [
  ...new Set(groups.flatMap((group) => roleOfGroup.get(plainDn(group)) ?? [])),
]

const textsOf = (value: Entry[string] | undefined): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String).filter(Boolean)
