import {
  addOnMisfits,
  addOnPlaces,
  type AddOnChange,
  addOnCategories,
  addOnChangeKinds,
  type TransferChange,
} from '@veranda/domain'
import { array, boolean, number, picklist, string } from 'valibot'
import { plainDate } from './scalars.ts'
import { amount, as, maybe, shape } from './shape.ts'

export const wireAddOnChange = /* @__PURE__ */ shape<AddOnChange>()({
  type: as('kind', picklist(addOnChangeKinds)),
  roomNumber: number(),
  idService: as('id', number()),
  name: string(),
  category: picklist(addOnCategories),
  quantity: number(),
  date: as('day', maybe(plainDate)),
  /** If new dates affect it: its old day, and the guest's choices. */
  dateBefore: as('dayBefore', maybe(plainDate)),
  places: maybe(array(picklist(addOnPlaces))),
  misfit: maybe(picklist(addOnMisfits)),
  price: as('unitPrice', amount),
  before: amount,
  total: as('after', amount),
  isPaid: as('wasPaid', boolean()),
})

export const wireTransferChange = /* @__PURE__ */ shape<TransferChange>()({
  place: picklist(['move', 'refund']),
  places: array(picklist(['move', 'refund'])),
  dateBefore: as('dayBefore', plainDate),
  date: as('day', plainDate),
  before: amount,
  total: as('after', amount),
  isPaid: as('wasPaid', boolean()),
})
