import type { CancellationPerk } from '@veranda/domain'

/** A perk, and the rooms it is about: none where it is the whole party's. */
export type SharedPerk = Omit<CancellationPerk, 'roomNumber'> & { readonly roomNumbers: readonly number[] }

/** What is the same for several rooms is told once. What has a price is told for each, so that it can be added up. */
export function sharedPerks(perks: readonly CancellationPerk[]): readonly SharedPerk[] {
  const shared = new Map<string, SharedPerk>()
  for (const { roomNumber, ...perk } of perks) {
    const { code, kind, label, amount, unpaid, until } = perk
    const key = JSON.stringify([
      code,
      kind,
      label,
      until,
      ...((amount ?? unpaid) ? [roomNumber, shared.size] : []),
    ])
    const rooms = roomNumber === undefined ? [] : [roomNumber]
    shared.set(key, { ...perk, roomNumbers: [...(shared.get(key)?.roomNumbers ?? []), ...rooms] })
  }
  return [...shared.values()]
}
