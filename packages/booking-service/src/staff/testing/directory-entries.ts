export const base = 'dc=example,dc=com'
export const manager = { dn: `cn=veranda,${base}`, password: 'lookup-only' }
export const directoryPassword = 'the directory has its own rule'

type Entry = { readonly dn: string; readonly attributes: Readonly<Record<string, readonly string[]>> }

const person = (uid: string, cn: string): Entry => ({
  dn: `uid=${uid},ou=people,${base}`,
  attributes: {
    objectClass: ['inetOrgPerson'],
    uid: [uid],
    cn: [cn],
    sn: [cn],
    mail: [`${uid}@example.com`],
    userPassword: [directoryPassword],
  },
})
const group = (cn: string, members: readonly string[]): Entry => ({
  dn: `cn=${cn},ou=groups,${base}`,
  attributes: {
    objectClass: ['groupOfNames'],
    cn: [cn],
    member: members.map((uid) => `uid=${uid},ou=people,${base}`),
  },
})
const unit = (ou: string): Entry => ({
  dn: `ou=${ou},${base}`,
  attributes: { objectClass: ['organizationalUnit'], ou: [ou] },
})

/** A small company: a manager of the reservations, an agent of the front desk, and a gardener without a role here. */
export const entries: readonly Entry[] = [
  { dn: base, attributes: { objectClass: ['dcObject', 'organization'], dc: ['example'], o: ['Example'] } },
  unit('people'),
  unit('groups'),
  person('marta.gil', 'Marta Gil'),
  person('front.desk', 'Front Desk'),
  person('gardener', 'Gus Green'),
  group('Managers', ['marta.gil']),
  group('front desk', ['front.desk', 'marta.gil']),
]
