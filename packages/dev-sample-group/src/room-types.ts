import type { SampleProperty } from './properties/property.ts'

/** Numbers that stay the same from one loading to the next. */
export const roomTypeIdOf = ({ row, roomTypes }: SampleProperty, code: string): number =>
  row.id * 100 + roomTypes.findIndex(([own]) => own === code) + 1
