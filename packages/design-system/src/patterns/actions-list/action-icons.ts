import type { ActionName } from '@veranda/domain'
import type { IconName } from '../../components/icon/index.ts'

export const actionIcons: Record<ActionName, IconName> = {
  'change-dates': 'calendar',
  'upgrade-room': 'star',
  'add-room': 'bed',
  'edit-guests': 'account',
  'add-guests': 'people',
  'add-services': 'gift',
  'special-request': 'edit',
  cancel: 'cross',
}
