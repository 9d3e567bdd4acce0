/** A module by its name, as it stands in the workspace or in a published package, where a hash follows the name. */
const named = (...names: readonly string[]) => new RegExp(`[\\/](?:${names.join('|')})(?:[-.][^\\/]*)?$`)

/** React-aria, and the components that are built on it. */
const reactAria =
  /[\\/](?:react-aria|react-stately|@internationalized)[\\/+@-]|[\\/](?:stepper|file-button|data-table|combo|aria-scope|file-drop)(?:[-.][^\\/]*)?$/

/**
 * What comes after the first view comes in few files: each would be a request, and most of them a few hundred bytes. A
 * group takes what its modules import along, if no group before it has it.
 */
export const lazyGroups = [
  {
    // What every page fetches once it stands, what the first presses on it need, and what a reservation shows below its
    // first view, which a guest comes to from every other page.
    name: 'every-page',
    test: named(
      'when-quiet',
      'page-ahead',
      'later-routes',
      'toast-area',
      '(?:routes[\\/]sign-in|layout|portal[\\/]dist)[\\/]handlers',
      'localized-(?:help-line|footer|trouble)',
      'later-words(?:[\\/]index)?',
      'contract[\\/](?:src|dist)[\\/]send',
      'tslib\\.es6',
      'themes[\\/][\\w-]+-fonts',
      'routes[\\/]reservation[\\/](?:parts|handlers)',
      'portal[\\/]dist[\\/]parts',
      'later-parts',
      'offline-card-offer',
      'scenes[\\/]rooms[\\/]index',
      'design-system[\\/]dist[\\/]rooms',
    ),
  },
  {
    // What most guests go on to from their stay, which is fetched ahead: choosing new days, and the first pages of
    // cancelling. Other pages find most of what they need in it.
    name: 'next',
    test: named('routes[\\/]change-dates[\\/]route', 'cancel-(?:policies|reason)', 'server-state[\\/]ahead'),
  },
  {
    // What pages with fields have in common: react-aria comes with them, and not to every guest.
    name: 'fields',
    minShareCount: 4,
    test: reactAria,
  },
  {
    name: 'often',
    minShareCount: 4,
    test: (id: string) => !reactAria.test(id),
  },
  {
    // What pages have in common where something is paid.
    name: 'paying',
    test: named('payment-methods', 'use-paying', 'load-payment-page'),
  },
]
