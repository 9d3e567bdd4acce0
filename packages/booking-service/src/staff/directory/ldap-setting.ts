import type { ConnectionOptions } from 'node:tls'
import { type StaffRole, staffRoles } from '@veranda/domain'
import * as v from 'valibot'
import { SettingsError } from '../../platform/settings-error.ts'
import { plainDn } from './plain-dn.ts'

/** Where the company's directory is, and which of its groups have which role. */
export type LdapSetting = {
  readonly url: string
  readonly startTls: boolean
  readonly tls?: ConnectionOptions
  /** The account under which names are looked up. */
  readonly bindDn: string
  readonly bindPassword: string
  readonly base: string
  /** The attribute that holds the user name: `uid`, or `sAMAccountName` in Active Directory. */
  readonly userAttribute: string
  /** Where groups that list their members are; without it an entry says its groups itself (`memberOf`). */
  readonly groupBase?: string
  readonly roleOfGroup: ReadonlyMap<string, StaffRole>
}

export const ldapVariables = {
  STAFF_LDAP_URL: v.optional(v.string()),
  STAFF_LDAP_START_TLS: v.optional(
    v.picklist(['yes', 'no'], 'STAFF_LDAP_START_TLS must be yes or no.'),
    'no',
  ),
  STAFF_LDAP_BIND_DN: v.optional(v.string()),
  STAFF_LDAP_BIND_PASSWORD: v.optional(v.string()),
  STAFF_LDAP_BASE: v.optional(v.string()),
  STAFF_LDAP_USER_ATTRIBUTE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z\d-]*$/i, 'STAFF_LDAP_USER_ATTRIBUTE must be the name of an attribute.'),
    ),
    'uid',
  ),
  STAFF_LDAP_GROUP_BASE: v.optional(v.string()),
  STAFF_LDAP_ROLES: v.optional(v.string()),
} as const

type LdapVariables = v.InferOutput<v.ObjectSchema<typeof ldapVariables, undefined>>

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The settings of the directory, where one is named; what is wrong with them is said in a sentence. */
export function ldapSettingFrom(values: LdapVariables): LdapSetting | undefined {
  const { STAFF_LDAP_URL: url, STAFF_LDAP_GROUP_BASE: groupBase } = values
  if (url === undefined) return undefined
  if (!/^ldaps?:\/\//.test(url) || !URL.canParse(url))
    throw new SettingsError('STAFF_LDAP_URL must begin with ldaps:// or ldap://.')
  const startTls = values.STAFF_LDAP_START_TLS === 'yes'
  const { protocol, hostname } = new URL(url)
  if (protocol === 'ldap:' && !startTls && !ownMachine.has(hostname))
    throw new SettingsError(
      'STAFF_LDAP_URL would send passwords in clear: use ldaps://, or STAFF_LDAP_START_TLS=yes.',
    )
  return {
    url,
    startTls,
    bindDn: needed(values, 'STAFF_LDAP_BIND_DN'),
    bindPassword: needed(values, 'STAFF_LDAP_BIND_PASSWORD'),
    base: needed(values, 'STAFF_LDAP_BASE'),
    userAttribute: values.STAFF_LDAP_USER_ATTRIBUTE,
    ...(groupBase === undefined ? {} : { groupBase }),
    roleOfGroup: rolesFrom(needed(values, 'STAFF_LDAP_ROLES')),
  }
}

function needed<Name extends keyof LdapVariables>(values: LdapVariables, name: Name): string {
  const value = values[name]
  if (!value) throw new SettingsError(`${name} is not set: a directory needs it.`)
  return value
}

/** `cn=front desk,ou=groups,dc=example,dc=com=agent; cn=managers,…=admin`: a group, an equals sign, its role. */
function rolesFrom(text: string): ReadonlyMap<string, StaffRole> {
  const pairs = text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=')
      const role = staffRoles.find((known) => known === pair.slice(at + 1).trim())
      if (!role)
        throw new SettingsError(
          `STAFF_LDAP_ROLES has “${pair}”: write group=role, where role is ${staffRoles.join(' or ')}, with ; between two.`,
        )
      return [plainDn(pair.slice(0, at)), role] as const
    }),
  )
}
