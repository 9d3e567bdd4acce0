import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { wireStaffNote } from '../../wire/staff-reservation.ts'
import { codeText, freeText } from '../../wire/text.ts'

/** Records a note of staff about a reservation, which no guest reads. */
export const recordStaffNote = /* @__PURE__ */ endpoint({
  name: 'recordStaffNote',
  method: 'POST',
  path: '/staff/reservations/details/:codeReservation/notes',
  summary: 'Records a note that only staff read',
  access: 'staff',
  permission: 'reservations:act',
  params: strictObject({ codeReservation: codeText() }),
  body: strictObject({ text: freeText(1_000) }),
  guard: 'once',
  refusals: { 'note-missing': nothing },
  reply: answer(wireStaffNote),
})
