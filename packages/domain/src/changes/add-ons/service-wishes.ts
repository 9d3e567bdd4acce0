import type { ChangeWish, ServiceWish } from '../index.ts'

/** An extra that is wished for. */
export type Taking = Extract<ServiceWish, { readonly kind: 'add' }>

/** What is wished for of an offer in a room: once for the stay, or for some of its days. */
export const takingsOf = (
  { services }: Pick<ChangeWish, 'services'>,
  roomNumber: number,
  offerId: number,
): readonly Taking[] =>
  services.filter(
    (one): one is Taking => one.kind === 'add' && one.roomNumber === roomNumber && one.offerId === offerId,
  )

/** The wish with an extra more. */
export const withTaking = (wish: ChangeWish, taking: Taking): ChangeWish => ({
  ...wish,
  services: [...wish.services, taking],
})

/** The wish with another quantity or day of an extra, in its place; without it where nothing is left of it. */
export const withOther = (wish: ChangeWish, taking: Taking, other: Taking | undefined): ChangeWish => ({
  ...wish,
  services: wish.services.flatMap((one) => (one === taking ? (other ? [other] : []) : [one])),
})

export const isGivenBack = ({ services }: Pick<ChangeWish, 'services'>, serviceId: number): boolean =>
  services.some((one) => one.kind === 'remove' && one.serviceId === serviceId)

/** The wish with one of a room's extras given back, or kept after all. */
export const withGivenBack = (wish: ChangeWish, serviceId: number): ChangeWish =>
  isGivenBack(wish, serviceId)
    ? wish
    : { ...wish, services: [...wish.services, { kind: 'remove', serviceId }] }

export const withKept = (wish: ChangeWish, serviceId: number): ChangeWish => ({
  ...wish,
  services: wish.services.filter((one) => one.kind !== 'remove' || one.serviceId !== serviceId),
})
