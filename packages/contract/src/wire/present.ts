/** The value without the keys that are `null` on the wire and simply absent in the domain. */
export function present<T extends object>(
  value: T,
): { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>
} {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)) as never
}
