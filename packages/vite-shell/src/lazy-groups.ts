/** A module by its name, as it stands in the workspace or in a published package, where a hash follows the name. */
const named = (...names: readonly string[]) => new RegExp(`[\\/](?:${names.join('|')})(?:[-.][^\\/]*)?$`)

/**
 * What comes after the first view comes in few files: each would be a request, and most of them a few hundred bytes. A
 * group takes what its modules import along, if no group before it has it.
 */
export const lazyGroups = [
  {
    // What every page fetches once it stands, and what the first presses on it need.
    name: 'every-page',
    test: named(
      'when-quiet',
      'page-ahead',
      'toast-area',
      '(?:routes[\\/]sign-in|layout|portal[\\/]dist)[\\/]handlers',
      'localized-(?:help-line|footer|trouble)',
      'later-words(?:[\\/]index)?',
      'contract[\\/](?:src|dist)[\\/]send',
      'tslib\\.es6',
    ),
  },
  {
    // What a reservation shows below its first view.
    name: 'reservation',
    test: named(
      'routes[\\/]reservation[\\/](?:parts|handlers)',
      'portal[\\/]dist[\\/]parts',
      'later-parts',
      'offline-card-offer',
      'scenes[\\/]rooms[\\/]index',
      'design-system[\\/]dist[\\/]rooms',
    ),
  },
  {
    // What ten other pages or more have in common. React-aria comes with the pages that have a field of it, and not to
    // every guest.
    name: 'often',
    minShareCount: 10,
    test: /^(?!.*\/(?:react-aria|react-stately|@internationalized)[/+@-])/,
  },
]
